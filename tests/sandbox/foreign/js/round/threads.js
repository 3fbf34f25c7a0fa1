// Threads: from a message, without one, private ones, their members, and their end.
import { ChannelType, ThreadAutoArchiveDuration } from 'discord.js';

async function from(interaction) {
  const response = await interaction.reply({ content: 'talk below', withResponse: true });
  const thread = await response.resource.message.startThread({
    name: 'From a message',
    autoArchiveDuration: ThreadAutoArchiveDuration.OneHour,
  });
  await thread.members.add(interaction.user.id);
  await thread.send(`welcome, ${interaction.user}`);
  await interaction.followUp({ content: `${thread.name} in ${thread.parent.name}`, flags: ['Ephemeral'] });
}

async function bare(interaction) {
  await interaction.deferReply({ flags: ['Ephemeral'] });
  const thread = await interaction.channel.threads.create({ name: 'Bare', type: ChannelType.PublicThread });
  const message = await thread.send('alone here');
  await message.edit('still alone here');
  await thread.setName('Named anew');
  await thread.setArchived(true);
  await thread.setArchived(false);
  await thread.send('awake again');
  await thread.setLocked(true).catch((error) => console.log(`not locked: ${error.code}`));
  await thread.setArchived(true);
  const { threads } = await interaction.guild.channels.fetchActiveThreads();
  await interaction.editReply(`archived ${thread.archived}, still active ${threads.has(thread.id)}`);
}

async function hidden(interaction) {
  await interaction.deferReply({ flags: ['Ephemeral'] });
  const thread = await interaction.channel.threads.create({
    name: 'For few',
    type: ChannelType.PrivateThread,
    invitable: false,
  });
  const guest = interaction.options.getUser('guest');
  await thread.members.add(interaction.user.id);
  await thread.members.add(guest.id);
  await thread.send('between us');
  const before = await thread.members.fetch();
  await thread.members.remove(guest.id);
  const after = await thread.members.fetch();
  await interaction.editReply(`${thread.type} ${before.has(guest.id)} ${after.has(guest.id)} ${after.has(interaction.user.id)}`);
}

async function post(interaction) {
  const forum = interaction.options.getChannel('forum');
  const thread = await forum.threads.create({ name: 'A new idea', message: { content: 'what about fish?' } });
  await interaction.reply(`${thread.name} in ${thread.parent.name}`);
}

export const commands = { 'thread from': from, 'thread bare': bare, 'thread private': hidden, 'thread post': post };
