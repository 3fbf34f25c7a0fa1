// Builds each component of a message anew.
import {
  ActionRowBuilder,
  ButtonBuilder,
  ChannelSelectMenuBuilder,
  ContainerBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MentionableSelectMenuBuilder,
  RoleSelectMenuBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextDisplayBuilder,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from '@discordjs/builders';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { fill } from './setters.js';

const IN_CONTAINER = {
  [ComponentType.ActionRow]: 'addActionRowComponents',
  [ComponentType.File]: 'addFileComponents',
  [ComponentType.MediaGallery]: 'addMediaGalleryComponents',
  [ComponentType.Section]: 'addSectionComponents',
  [ComponentType.Separator]: 'addSeparatorComponents',
  [ComponentType.TextDisplay]: 'addTextDisplayComponents',
};

const media = (builder, { url, ...rest }) => {
  if (Object.keys(rest).length) throw new Error(`a medium has no ${Object.keys(rest)}`);
  builder.setURL(url);
};

// What is chosen already in a select of things of one type.
const chosen = (type, setter) => (builder, values) => {
  const other = values.find((value) => value.type !== type);
  if (other) throw new Error(`a ${other.type} cannot be chosen among things of the type ${type}`);
  builder[setter](values.map((value) => value.id));
};

const BUILD = {
  [ComponentType.ActionRow]: (data) => fill(new ActionRowBuilder(), data, { components: row }),
  [ComponentType.Button]: button,
  [ComponentType.StringSelect]: (data) => fill(new StringSelectMenuBuilder(), data, { options }),
  [ComponentType.UserSelect]: (data) => fill(new UserSelectMenuBuilder(), data, { default_values: chosen('user', 'setDefaultUsers') }),
  [ComponentType.RoleSelect]: (data) => fill(new RoleSelectMenuBuilder(), data, { default_values: chosen('role', 'setDefaultRoles') }),
  [ComponentType.MentionableSelect]: (data) => fill(new MentionableSelectMenuBuilder(), data),
  [ComponentType.ChannelSelect]: (data) => fill(new ChannelSelectMenuBuilder(), data, { default_values: chosen('channel', 'setDefaultChannels') }),
  [ComponentType.Section]: (data) => fill(new SectionBuilder(), data, { components: texts, accessory }),
  [ComponentType.TextDisplay]: (data) => fill(new TextDisplayBuilder(), data),
  [ComponentType.Thumbnail]: (data) => fill(new ThumbnailBuilder(), data, { media }),
  [ComponentType.MediaGallery]: (data) => fill(new MediaGalleryBuilder(), data, { items }),
  [ComponentType.File]: (data) => fill(new FileBuilder(), data, { file: media }),
  [ComponentType.Separator]: (data) => fill(new SeparatorBuilder(), data),
  [ComponentType.Container]: (data) => fill(new ContainerBuilder(), data, { components: inside }),
};

export function build(data) {
  const make = BUILD[data.type];
  if (!make) throw new Error(`no component of a message has the type ${data.type}`);
  return make(data);
}

function row(builder, parts) {
  const wide = parts.some((part) => part.type !== ComponentType.Button);
  if (parts.length < 1 || parts.length > (wide ? 1 : 5)) throw new Error(`${parts.length} parts do not fit into a row`);
  builder.setComponents(parts.map(build));
}

function button(data) {
  const builder = fill(new ButtonBuilder(), data);
  const pressed = ![ButtonStyle.Link, ButtonStyle.Premium].includes(data.style);
  if (pressed && !data.custom_id) throw new Error('a button that is pressed needs a custom id');
  return builder;
}

function options(builder, given) {
  if (!given.length) throw new Error('a select of words needs an option');
  builder.setOptions(given.map((option) => fill(new StringSelectMenuOptionBuilder(), option)));
}

function texts(builder, parts) {
  builder.addTextDisplayComponents(parts.map(build));
}

function accessory(builder, part) {
  if (part.type === ComponentType.Button) builder.setButtonAccessory(build(part));
  else builder.setThumbnailAccessory(build(part));
}

function items(builder, given) {
  builder.addItems(given.map((item) => fill(new MediaGalleryItemBuilder(), item, { media })));
}

function inside(builder, parts) {
  for (const part of parts) {
    const add = IN_CONTAINER[part.type];
    if (!add) throw new Error(`a container holds nothing of the type ${part.type}`);
    builder[add](build(part));
  }
}
