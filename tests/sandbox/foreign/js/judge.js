// Judges requests of another bot, one JSON object {name, method, path, body} a line on standard input: each part of a
// message, modal or command is built anew by the setters of @discordjs/builders, which check what they are given. Prints
// one JSON object a fault, and at the end how much was judged.
import { createInterface } from 'node:readline';
import { isValidationEnabled } from '@discordjs/builders';
import { ApplicationCommandType, MessageFlags } from 'discord-api-types/v10';
import { command, menu } from './judge/commands.js';
import { build } from './judge/components.js';
import { embed } from './judge/embeds.js';
import { modal } from './judge/modals.js';

if (!isValidationEnabled()) throw new Error('the builders check nothing');

const KNOWN_FLAGS = Object.values(MessageFlags).reduce((all, flag) => (typeof flag === 'number' ? all | flag : all), 0);
const judged = { requests: 0, messages: 0, components: 0, modals: 0, commands: 0, faults: 0 };

function fault(request, place, error) {
  judged.faults += 1;
  console.log(JSON.stringify({ name: request.name, place, fault: error.message }));
}

// Keys without a value are left out by one library and sent as null by another; both mean the same.
function bare(value) {
  if (Array.isArray(value)) return value.map(bare);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, bare(inner)]));
}

// What was given must come out of the builder as it went in; defaults may have been added.
function comesOut(given, built) {
  if (given === null || typeof given !== 'object') return given === built;
  if (Array.isArray(given) && given.length !== built?.length) return false;
  return Object.entries(given).every(([key, value]) => comesOut(value, built?.[key]));
}

const sizeOf = (part) => 1 + [part.components, part.accessory].flat().reduce((sum, one) => sum + (one ? sizeOf(one) : 0), 0);

function judge(request, place, data, make) {
  try {
    const given = bare(data);
    const built = JSON.parse(JSON.stringify(make(given).toJSON()));
    if (!comesOut(given, built)) throw new Error(`it comes out as ${JSON.stringify(built)}`);
  } catch (error) {
    fault(request, place, error);
  }
}

function message(request, data) {
  judged.messages += 1;
  const { components = [], embeds = [], flags = 0 } = bare(data);
  if (flags & ~KNOWN_FLAGS) fault(request, 'flags', new Error(`nobody knows the flags ${flags & ~KNOWN_FLAGS}`));
  components.forEach((part, index) => {
    judged.components += sizeOf(part);
    judge(request, `components.${index}`, part, build);
  });
  embeds.forEach((one, index) => judge(request, `embeds.${index}`, one, embed));
}

function callback(request, { type, data }) {
  if ((type === 4 || type === 7) && data) message(request, data);
  if (type === 9) {
    judged.modals += 1;
    judge(request, 'modal', data, modal);
  }
}

function one(request) {
  const { method, path, body } = request;
  judged.requests += 1;
  if (!body) return;
  if (/\/callback$/.test(path)) callback(request, body);
  else if (/\/messages(\/[^/]+)?$/.test(path) || /^\/webhooks\/[^/]+\/[^/]+$/.test(path)) message(request, body);
  else if (/\/commands(\/\d+)?$/.test(path) && method !== 'GET') {
    for (const data of [body].flat()) {
      judged.commands += 1;
      const slash = (data.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput;
      judge(request, data.name, data, slash ? command : menu);
    }
  }
}

for await (const line of createInterface({ input: process.stdin })) one(JSON.parse(line));
console.log(JSON.stringify({ judged }));
