// Answers: at once, edited, late with files, for one alone, and more than one.
import { AttachmentBuilder, EmbedBuilder, MessageFlags, userMention } from 'discord.js';

// The smallest GIF there is: one pixel.
export const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const GOODS = ['fish', 'fig', 'ivory', 'amber'];

export const pixel = (name, description) => new AttachmentBuilder(PIXEL, { name, description });

async function describe(interaction) {
  const { options } = interaction;
  const seller = options.getMember('seller');
  const picture = options.getAttachment('picture');
  const told = {
    kind: options.getString('kind', true),
    count: options.getInteger('count', true),
    weight: options.getNumber('weight'),
    fresh: options.getBoolean('fresh'),
    seller: seller && `${seller.displayName} ${seller.id === options.getUser('seller').id}`,
    place: options.getChannel('place')?.name,
    guild: options.getRole('guild')?.name,
    witness: options.getMentionable('witness')?.id,
    picture: picture && `${picture.name} ${picture.size}`,
  };
  const words = Object.entries(told).filter(([, value]) => value !== null && value !== undefined);
  await interaction.reply(words.map(([key, value]) => `${key}=${value}`).join('\n'));
}

async function edited(interaction) {
  const response = await interaction.reply({ content: 'first', withResponse: true });
  const { message } = response.resource;
  await interaction.editReply(`second, edited ${message.id === (await interaction.fetchReply()).id}`);
  await message.edit({ content: `${(await message.fetch()).content}, by the channel too`, allowedMentions: { parse: [] } });
  const extra = await interaction.followUp('away with me');
  await extra.delete();
}

async function late(interaction) {
  await interaction.deferReply();
  await interaction.editReply({ content: 'a file', files: [pixel('dot.gif', 'A dot')] });
}

async function secret(interaction) {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.editReply({ content: `for ${userMention(interaction.user.id)}`, files: [pixel('secret.gif')] });
}

async function more(interaction) {
  await interaction.reply('one');
  const shown = await interaction.followUp({ content: 'two', files: [pixel('two.gif')] });
  const whispered = await interaction.followUp({ content: 'three', flags: MessageFlags.Ephemeral });
  const gone = await interaction.followUp({ content: 'four', flags: MessageFlags.Ephemeral });
  await interaction.editReply({ message: shown, content: 'two, edited', attachments: [] });
  await interaction.editReply({ message: whispered, content: 'three, edited' });
  await interaction.deleteReply(gone);
}

async function embed(interaction) {
  const card = new EmbedBuilder()
    .setTitle('A card')
    .setDescription('with a picture')
    .setColor(0x4a7fd6)
    .addFields({ name: 'Kind', value: 'ivory', inline: true })
    .setImage('attachment://card.gif')
    .setFooter({ text: 'below' })
    .setTimestamp(0);
  await interaction.reply({ embeds: [card], files: [pixel('card.gif')] });
}

export const commands = {
  'market goods describe': describe,
  'market goods find': (interaction) => interaction.reply(`found ${interaction.options.getString('item')}`),
  'market open': (interaction) => interaction.reply({ content: `open, ${interaction.locale}`, flags: ['Ephemeral'] }),
  'answer edited': edited,
  'answer late': late,
  'answer secret': secret,
  'answer more': more,
  'answer embed': embed,
  Greet: (interaction) =>
    interaction.reply(`${interaction.member.displayName} greets ${interaction.targetMember.displayName}`),
  Quote: (interaction) => interaction.reply(`${interaction.targetMessage.author.username}: ${interaction.targetMessage.content}`),
};

export const completions = {
  'market goods find': async (interaction) => {
    const { name, value } = interaction.options.getFocused(true);
    const fitting = GOODS.filter((good) => good.startsWith(value));
    await interaction.respond(fitting.map((good) => ({ name: `${name} ${good}`, value: good })));
  },
};
