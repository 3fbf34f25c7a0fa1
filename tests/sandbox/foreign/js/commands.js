// The commands that the bot registers: groups, options of every kind, completions, and both kinds of context menu.
import {
  ApplicationCommandType,
  ChannelType,
  ContextMenuCommandBuilder,
  InteractionContextType,
  SlashCommandBuilder,
} from 'discord.js';

const plain = (name, description) => (sub) => sub.setName(name).setDescription(description);

const market = new SlashCommandBuilder()
  .setName('market')
  .setNameLocalizations({ de: 'markt', fr: 'marche' })
  .setDescription('A market')
  .setDescriptionLocalizations({ de: 'Ein Markt' })
  .setContexts(InteractionContextType.Guild)
  .addSubcommandGroup((group) =>
    group
      .setName('goods')
      .setDescription('What lies there')
      .addSubcommand((sub) =>
        sub
          .setName('describe')
          .setDescription('Describe goods by options of every kind')
          .addStringOption((option) =>
            option
              .setName('kind')
              .setDescription('Which')
              .setRequired(true)
              .addChoices({ name: 'Fish', value: 'f' }, { name: 'Ivory', value: 'i' }),
          )
          .addIntegerOption((option) =>
            option.setName('count').setDescription('How many').setRequired(true).setMinValue(1).setMaxValue(9),
          )
          .addNumberOption((option) => option.setName('weight').setDescription('In deben'))
          .addBooleanOption((option) => option.setName('fresh').setDescription('From today'))
          .addUserOption((option) => option.setName('seller').setDescription('Whose'))
          .addChannelOption((option) =>
            option.setName('place').setDescription('Where').addChannelTypes(ChannelType.GuildText),
          )
          .addRoleOption((option) => option.setName('guild').setDescription('For whom'))
          .addMentionableOption((option) => option.setName('witness').setDescription('Who saw it'))
          .addAttachmentOption((option) => option.setName('picture').setDescription('How it looks')),
      )
      .addSubcommand((sub) =>
        sub
          .setName('find')
          .setDescription('Find goods')
          .addStringOption((option) =>
            option.setName('item').setDescription('Which').setRequired(true).setAutocomplete(true),
          ),
      ),
  )
  .addSubcommand(plain('open', 'Say that it is open'));

const answer = new SlashCommandBuilder()
  .setName('answer')
  .setDescription('Answers of every manner')
  .addSubcommand(plain('edited', 'Answer, edit, read, delete'))
  .addSubcommand(plain('late', 'Think first, then bring a file'))
  .addSubcommand(plain('secret', 'Think first, for one person alone'))
  .addSubcommand(plain('more', 'Say more, for all and for one'))
  .addSubcommand(plain('embed', 'Answer with an embed and a picture in it'));

const panel = new SlashCommandBuilder()
  .setName('panel')
  .setDescription('Things to press and to choose')
  .addSubcommand(plain('buttons', 'Buttons of every style'))
  .addSubcommand(plain('selects', 'Selects of every kind'))
  .addSubcommand(plain('form', 'A modal of rows'))
  .addSubcommand(plain('labels', 'A modal of labels'))
  .addSubcommand(plain('wait', 'Wait for one press'))
  .addSubcommand(plain('layout', 'Components V2'));

const thread = new SlashCommandBuilder()
  .setName('thread')
  .setDescription('Threads')
  .addSubcommand(plain('from', 'From a message'))
  .addSubcommand(plain('bare', 'Without a message'))
  .addSubcommand((sub) =>
    sub
      .setName('private')
      .setDescription('For few')
      .addUserOption((option) => option.setName('guest').setDescription('Who else').setRequired(true)),
  )
  .addSubcommand((sub) =>
    sub
      .setName('post')
      .setDescription('In a forum')
      .addChannelOption((option) =>
        option.setName('forum').setDescription('Which').setRequired(true).addChannelTypes(ChannelType.GuildForum),
      ),
  );

const look = new SlashCommandBuilder()
  .setName('look')
  .setDescription('Look around')
  .addSubcommand(plain('guild', 'At the server'))
  .addSubcommand(plain('members', 'At its members'))
  .addSubcommand(plain('listen', 'Wait for words'))
  .addSubcommand(plain('reactions', 'React, and see who did'))
  .addSubcommand(plain('history', 'Read what was said'))
  .addSubcommand(plain('commands', 'Register one, change it, take it away'))
  .addSubcommand(plain('emojis', 'Make an emoji, use it, take it away'));

export const definitions = [
  market,
  answer,
  panel,
  thread,
  look,
  new ContextMenuCommandBuilder().setName('Greet').setType(ApplicationCommandType.User),
  new ContextMenuCommandBuilder().setName('Quote').setType(ApplicationCommandType.Message),
];
