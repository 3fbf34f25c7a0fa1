// Files that a person gives to the bot: read when they are chosen, sent with the answer.

/** Read chosen files; resolves to what the server takes: names, and bytes in base 64. */
export function readFiles(files) {
  return Promise.all([...files].map(async (file) => ({ filename: file.name, data: await base64(file) })));
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
