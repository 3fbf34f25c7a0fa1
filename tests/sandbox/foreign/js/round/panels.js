// Buttons, selects of all five kinds, and both forms of modal.
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ChannelType,
  ComponentType,
  FileUploadBuilder,
  LabelBuilder,
  MentionableSelectMenuBuilder,
  MessageFlags,
  ModalBuilder,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';

const row = (...parts) => new ActionRowBuilder().addComponents(...parts);
const button = (id, label, style = ButtonStyle.Primary) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

const buttons = (count) => [
  row(
    button('more', `Pressed ${count}`).setEmoji('🐟'),
    button('slowly', 'Slowly', ButtonStyle.Secondary),
    button('own', 'Only me', ButtonStyle.Success),
    button('off', 'Off', ButtonStyle.Danger).setDisabled(true),
    new ButtonBuilder().setLabel('Rules').setStyle(ButtonStyle.Link).setURL('https://example.org/rules'),
  ),
];

const goods = () =>
  new StringSelectMenuBuilder()
    .setCustomId('goods')
    .setPlaceholder('Goods')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(
      { label: 'Fish', value: 'f', description: 'From the Nile', emoji: '🐟' },
      { label: 'Ivory', value: 'i' },
      { label: 'Amber', value: 'a' },
    );

const selects = () => [
  row(goods()),
  row(new UserSelectMenuBuilder().setCustomId('people').setPlaceholder('People').setMaxValues(3)),
  row(new RoleSelectMenuBuilder().setCustomId('roles').setPlaceholder('Roles')),
  row(new MentionableSelectMenuBuilder().setCustomId('anybody').setPlaceholder('Anybody').setMaxValues(5)),
  row(
    new ChannelSelectMenuBuilder()
      .setCustomId('channels')
      .setPlaceholder('Channels')
      .setChannelTypes(ChannelType.GuildText),
  ),
];

const form = () =>
  new ModalBuilder()
    .setCustomId('form')
    .setTitle('A form')
    .addComponents(
      row(new TextInputBuilder().setCustomId('name').setLabel('Name').setStyle(TextInputStyle.Short).setMaxLength(20)),
      row(
        new TextInputBuilder()
          .setCustomId('story')
          .setLabel('Story')
          .setStyle(TextInputStyle.Paragraph)
          .setRequired(false),
      ),
    );

const labels = () =>
  new ModalBuilder()
    .setCustomId('labels')
    .setTitle('Labels')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Word')
        .setTextInputComponent(new TextInputBuilder().setCustomId('word').setStyle(TextInputStyle.Short)),
      new LabelBuilder().setLabel('Goods').setDescription('One or two').setStringSelectMenuComponent(goods()),
      new LabelBuilder()
        .setLabel('Who')
        .setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('who').setRequired(false)),
      new LabelBuilder()
        .setLabel('Where')
        .setChannelSelectMenuComponent(new ChannelSelectMenuBuilder().setCustomId('where').setRequired(false)),
      new LabelBuilder()
        .setLabel('Proof')
        .setFileUploadComponent(new FileUploadBuilder().setCustomId('proof').setRequired(false)),
    );

async function wait(interaction) {
  // Listens before it asks: somebody may be quicker than the answer to the request.
  const pressed = interaction.channel.awaitMessageComponent({
    componentType: ComponentType.Button,
    filter: (one) => one.user.id === interaction.user.id && one.message.interactionMetadata.id === interaction.id,
    time: 10_000,
  });
  await interaction.reply({ content: 'Will you?', components: [row(button('yes', 'Yes'), button('no', 'No'))] });
  const press = await pressed;
  await press.update({ content: `You said ${press.customId}.`, components: [] });
}

async function count(interaction) {
  const [, number] = interaction.component.label.split(' ');
  await interaction.update({ components: buttons(Number(number) + 1) });
}

async function slowly(interaction) {
  await interaction.deferUpdate();
  await interaction.editReply({ content: 'slowly done' });
}

async function own(interaction) {
  const more = row(button('close', 'Close'));
  await interaction.reply({ content: 'only you', components: [more], flags: MessageFlags.Ephemeral });
}

async function close(interaction) {
  await interaction.deferUpdate();
  await interaction.deleteReply();
}

async function formed(interaction) {
  const name = interaction.fields.getTextInputValue('name');
  await interaction.reply(`${name}: ${interaction.fields.getTextInputValue('story') || 'nothing'}`);
}

async function labelled(interaction) {
  const { fields } = interaction;
  const who = fields.getSelectedMembers('who')?.map((member) => member.displayName) ?? ['nobody'];
  const where = fields.getSelectedChannels('where')?.map((channel) => channel.name) ?? ['nowhere'];
  const proof = fields.getUploadedFiles('proof')?.map((file) => file.name) ?? ['nothing'];
  const [word, goods] = [fields.getTextInputValue('word'), fields.getStringSelectValues('goods').join('+')];
  const chosen = [word, goods, who, where, proof];
  await interaction.reply({ content: chosen.join(' | '), flags: MessageFlags.Ephemeral });
}

const told = (what, names) => ({ content: `${what}: ${names.join(', ')}`, flags: MessageFlags.Ephemeral });

export const commands = {
  'panel buttons': (interaction) => interaction.reply({ content: 'Press', components: buttons(0) }),
  'panel selects': (interaction) => interaction.reply({ content: 'Choose', components: selects() }),
  'panel form': (interaction) => interaction.showModal(form()),
  'panel labels': (interaction) => interaction.showModal(labels()),
  'panel wait': wait,
};

export const components = {
  more: count,
  slowly,
  own,
  close,
  goods: (interaction) => interaction.reply(told('goods', interaction.values)),
  people: (interaction) =>
    interaction.reply(told('people', interaction.members.map((one) => `${one.displayName} ${one.user.username}`))),
  roles: (interaction) => interaction.reply(told('roles', interaction.roles.map((one) => one.name))),
  anybody: (interaction) => {
    const people = interaction.users.map((one) => one.username);
    return interaction.reply(told('anybody', [...people, ...interaction.roles.map((one) => one.name)]));
  },
  channels: (interaction) => interaction.reply(told('channels', interaction.channels.map((one) => one.name))),
};

export const modals = { form: formed, labels: labelled };
