// Builds commands anew, with their groups, subcommands and options of all kinds.
import {
  ContextMenuCommandBuilder,
  SlashCommandAttachmentOption,
  SlashCommandBooleanOption,
  SlashCommandBuilder,
  SlashCommandChannelOption,
  SlashCommandIntegerOption,
  SlashCommandMentionableOption,
  SlashCommandNumberOption,
  SlashCommandRoleOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
  SlashCommandSubcommandGroupBuilder,
  SlashCommandUserOption,
} from '@discordjs/builders';
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import { fill } from './setters.js';

const OPTIONS = {
  [Kind.String]: [SlashCommandStringOption, 'addStringOption'],
  [Kind.Integer]: [SlashCommandIntegerOption, 'addIntegerOption'],
  [Kind.Boolean]: [SlashCommandBooleanOption, 'addBooleanOption'],
  [Kind.User]: [SlashCommandUserOption, 'addUserOption'],
  [Kind.Channel]: [SlashCommandChannelOption, 'addChannelOption'],
  [Kind.Role]: [SlashCommandRoleOption, 'addRoleOption'],
  [Kind.Mentionable]: [SlashCommandMentionableOption, 'addMentionableOption'],
  [Kind.Number]: [SlashCommandNumberOption, 'addNumberOption'],
  [Kind.Attachment]: [SlashCommandAttachmentOption, 'addAttachmentOption'],
  [Kind.Subcommand]: [SlashCommandSubcommandBuilder, 'addSubcommand'],
  [Kind.SubcommandGroup]: [SlashCommandSubcommandGroupBuilder, 'addSubcommandGroup'],
};

const OWN = {
  channel_types: (builder, types) => builder.addChannelTypes(...types),
  choices: (builder, choices) => builder.setChoices(...choices),
  options: (builder, given) => {
    for (const data of given) {
      const [Option, add] = OPTIONS[data.type] ?? [];
      if (typeof builder[add] !== 'function') throw new Error(`no option of the type ${data.type} can stand here`);
      builder[add](fill(new Option(), data, OWN));
    }
  },
};

export const command = (data) => fill(new SlashCommandBuilder(), data, OWN);
export const menu = ({ type, ...data }) => fill(new ContextMenuCommandBuilder().setType(type), data);
