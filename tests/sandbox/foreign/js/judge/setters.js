// Fills a builder by its setters, for only they check; a key that no setter takes is a fault.
const camel = (key) => key.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const SPELLED = { url: 'setURL', sku_id: 'setSKUId', nsfw: 'setNSFW', dm_permission: 'setDMPermission' };

export function fill(builder, data, own = {}) {
  for (const [key, value] of Object.entries(data)) {
    if (key === 'type') continue;
    const setter = SPELLED[key] ?? `set${camel(key)}`;
    if (key in own) own[key](builder, value);
    else if (typeof builder[setter] === 'function') builder[setter](value);
    else throw new Error(`${builder.constructor.name} has no ${key}`);
  }
  return builder;
}
