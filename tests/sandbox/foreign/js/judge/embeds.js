// Builds embeds anew.
import { EmbedBuilder } from '@discordjs/builders';
import { fill } from './setters.js';

const picture = (setter) => (builder, { url, ...rest }) => {
  if (Object.keys(rest).length) throw new Error(`an embed's picture has no ${Object.keys(rest)}`);
  builder[setter](url);
};

export function embed({ flags, ...data }) {
  const iconed = ({ icon_url: iconURL, ...rest }) => ({ ...rest, ...(iconURL && { iconURL }) });
  return fill(new EmbedBuilder(), data, {
    author: (builder, value) => builder.setAuthor(iconed(value)),
    footer: (builder, value) => builder.setFooter(iconed(value)),
    image: picture('setImage'),
    thumbnail: picture('setThumbnail'),
    timestamp: (builder, value) => builder.setTimestamp(new Date(value)),
  });
}
