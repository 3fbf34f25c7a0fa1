// Components V2: everything that a message can be laid out with, and its change by a press.
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  SectionBuilder,
  SeparatorBuilder,
  SeparatorSpacingSize,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  ThumbnailBuilder,
  AttachmentBuilder,
} from 'discord.js';
import { pixel } from './answers.js';

function container(words) {
  return new ContainerBuilder()
    .setAccentColor(0xe07a5f)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(`# ${words}`))
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('Turn it over'))
        .setButtonAccessory(
          new ButtonBuilder().setCustomId('turn').setLabel('Turn').setStyle(ButtonStyle.Secondary),
        ),
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('A small picture'))
        .setThumbnailAccessory(new ThumbnailBuilder().setURL('attachment://one.gif').setDescription('One')),
    )
    .addSeparatorComponents(new SeparatorBuilder().setDivider(true).setSpacing(SeparatorSpacingSize.Large))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(
        (item) => item.setURL('attachment://one.gif').setDescription('One'),
        (item) => item.setURL('attachment://two.gif').setSpoiler(true),
      ),
    )
    .addActionRowComponents(
      new ActionRowBuilder().addComponents(
        new StringSelectMenuBuilder().setCustomId('side').setPlaceholder('Side').addOptions(
          { label: 'Left', value: 'left' },
          { label: 'Right', value: 'right' },
        ),
      ),
    );
}

const file = () => new FileBuilder().setURL('attachment://notes.txt');
const files = () => [
  pixel('one.gif'),
  pixel('two.gif'),
  new AttachmentBuilder(Buffer.from('notes'), { name: 'notes.txt' }),
];

async function layout(interaction) {
  await interaction.deferReply();
  await interaction.editReply({
    components: [container('Heads'), file()],
    files: files(),
    flags: MessageFlags.IsComponentsV2,
  });
}

async function turn(interaction) {
  // The files stay: only what is shown of them is said anew.
  await interaction.update({ components: [container('Tails'), file()], flags: MessageFlags.IsComponentsV2 });
}

async function side(interaction) {
  await interaction.reply({
    components: [new TextDisplayBuilder().setContent(`The ${interaction.values[0]} side`)],
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
  });
}

export const commands = { 'panel layout': layout };
export const components = { turn, side };
