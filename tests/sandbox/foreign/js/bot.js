// A discord.js bot that knows nothing of the sandbox but its address, and shows everything that common bots do.
import { Client, Events, GatewayIntentBits, Partials } from 'discord.js';
import * as answers from './round/answers.js';
import * as guild from './round/guild.js';
import * as layouts from './round/layouts.js';
import * as panels from './round/panels.js';
import * as threads from './round/threads.js';
import { definitions } from './commands.js';

const parts = [answers, guild, layouts, panels, threads];
const gather = (key) => Object.assign({}, ...parts.map((part) => part[key] ?? {}));
const commands = gather('commands');
const completions = gather('completions');
const components = gather('components');
const modals = gather('modals');

const client = new Client({
  intents: [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMembers,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.GuildMessageReactions,
    GatewayIntentBits.DirectMessages,
    GatewayIntentBits.MessageContent,
  ],
  partials: [Partials.Channel, Partials.Message, Partials.Reaction],
  rest: { api: `${process.env.SANDBOX_URL}/api`, version: '10' },
});

function nameOf(interaction) {
  if (!interaction.isChatInputCommand() && !interaction.isAutocomplete()) return interaction.commandName;
  const path = [interaction.options.getSubcommandGroup(false), interaction.options.getSubcommand(false)];
  return [interaction.commandName, ...path].filter(Boolean).join(' ');
}

function handlerOf(interaction) {
  if (interaction.isAutocomplete()) return completions[nameOf(interaction)];
  if (interaction.isCommand()) return commands[nameOf(interaction)];
  if (interaction.isModalSubmit()) return modals[interaction.customId];
  return components[interaction.customId];
}

client.once(Events.ClientReady, async () => {
  await client.application.fetch();
  const registered = await client.application.commands.set(definitions);
  console.log(`ready: ${client.user.tag}, ${client.guilds.cache.size} guilds, ${registered.size} commands`);
});

client.on(Events.InteractionCreate, async (interaction) => {
  const handler = handlerOf(interaction);
  if (!handler) return; // a collector's
  try {
    await handler(interaction);
  } catch (error) {
    console.error(`FAILED ${interaction.customId ?? nameOf(interaction)}: ${error.stack}`);
  }
});

client.on(Events.MessageCreate, async (message) => {
  if (message.author.bot) return;
  try {
    await guild.hear(message);
  } catch (error) {
    console.error(`FAILED on a message: ${error.stack}`);
  }
});

for (const name of [Events.Error, Events.Warn, Events.ShardError, Events.Invalidated]) {
  client.on(name, (told) => console.error(`FAILED with ${name}: ${told?.stack ?? told}`));
}
process.on('unhandledRejection', (error) => console.error(`FAILED unseen: ${error?.stack ?? error}`));
process.on('SIGTERM', async () => {
  await client.destroy();
  process.exit(0);
});

await client.login('sandbox');
