// Looking around: the server, its members, what is said and reacted to, and commands one by one.
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, SlashCommandBuilder } from 'discord.js';
import { PIXEL } from './answers.js';

async function server(interaction) {
  const guild = await interaction.guild.fetch();
  const channels = await guild.channels.fetch();
  const roles = await guild.roles.fetch();
  const me = await guild.members.fetchMe();
  const may = interaction.channel.permissionsFor(me).has('SendMessages');
  const owner = await guild.fetchOwner();
  const names = channels.map((channel) => channel.name).includes(interaction.channel.name);
  await interaction.reply(`${guild.name} ${names} ${roles.has(guild.id)} ${may} ${owner.user.username}`);
}

async function members(interaction) {
  await interaction.deferReply();
  const { guild } = interaction;
  const one = await guild.members.fetch({ user: interaction.user.id, force: true });
  const all = await guild.members.fetch({ time: 5_000 });
  const listed = await guild.members.list({ limit: 100, cache: false });
  const found = await guild.members.search({ query: one.displayName.slice(0, 3), limit: 5 });
  const words = [one.displayName, all.has(interaction.user.id), listed.has(one.id), found.has(one.id)];
  await interaction.editReply(words.join(' '));
}

async function listen(interaction) {
  const filter = (message) => message.author.id === interaction.user.id;
  const heard = interaction.channel.awaitMessages({ filter, max: 2, time: 10_000, errors: ['time'] });
  await interaction.reply('I listen');
  await interaction.followUp((await heard).map((message) => message.content).join(' and '));
}

async function reactions(interaction) {
  const response = await interaction.reply({ content: 'react', withResponse: true });
  const { message } = response.resource;
  await message.react('🐟');
  await message.react('👍');
  const fish = (await message.fetch(true)).reactions.cache.get('🐟');
  const users = await fish.users.fetch();
  await message.reactions.cache.get('👍')?.users.remove();
  const left = (await message.fetch(true)).reactions.cache.map((reaction) => reaction.emoji.name);
  await interaction.editReply(`${fish.count} ${fish.me} ${users.has(interaction.client.user.id)} ${left.join('')}`);
}

async function history(interaction) {
  const said = await interaction.channel.messages.fetch({ limit: 2 });
  await interaction.reply(`last: ${said.map((message) => message.content).join(', ')}`);
}

async function commandsOneByOne(interaction) {
  await interaction.deferReply();
  const { commands: own } = interaction.guild;
  const data = new SlashCommandBuilder().setName('passing').setDescription('Soon gone');
  const command = await own.create(data);
  await command.edit({ description: 'Changed' });
  const read = await own.fetch(command.id);
  const listed = await own.fetch();
  await command.delete();
  const after = await own.fetch();
  await interaction.editReply(`${read.description} ${listed.has(command.id)} ${after.has(command.id)}`);
}

async function emojis(interaction) {
  await interaction.deferReply();
  const { emojis: own } = interaction.client.application;
  const emoji = await own.create({ attachment: PIXEL, name: 'flower' });
  await emoji.edit({ name: 'lotus' });
  const read = await own.fetch(emoji.id, { force: true });
  const listed = (await own.fetch()).has(emoji.id);
  const button = new ButtonBuilder().setCustomId('flower').setStyle(ButtonStyle.Primary).setEmoji({ id: emoji.id });
  const components = [new ActionRowBuilder().addComponents(button)];
  const shown = await interaction.editReply({ content: `${read} ${listed}`, components });
  await emoji.delete();
  const after = (await own.fetch(undefined, { cache: false })).has(emoji.id);
  await interaction.editReply(`${shown.content} ${after}`);
}

export async function hear(message) {
  if (message.content === '!ping') await message.reply({ content: 'pong', allowedMentions: { repliedUser: false } });
  if (message.content === '!type') {
    await message.channel.sendTyping();
    await message.channel.send('typed');
  }
  if (message.content === '!private') await message.author.send('psst');
}

export const commands = {
  'look guild': server,
  'look members': members,
  'look listen': listen,
  'look reactions': reactions,
  'look history': history,
  'look commands': commandsOneByOne,
  'look emojis': emojis,
};
