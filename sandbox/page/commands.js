// The bot's slash commands as the composer needs them: found by what is typed, checked before they are sent.

import { nameOf } from "./dom.js";
import { partnerOf, state } from "./state.js";
import { localised, word } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/** Option types by name. */
export const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };

const IN_GUILD = 0;
const WITH_BOT = 1;
const AMONG_PEOPLE = 2;
const FOR_GUILD = 0;
const FOR_PERSON = 1;

// A command of one server is for the channels of that server, others for the places and installations they name.
function usable() {
  const channel = state.channels.get(state.current);
  const partner = partnerOf(channel);
  const context = partner ? (partner.bot ? WITH_BOT : AMONG_PEOPLE) : IN_GUILD;
  const here = context === IN_GUILD ? !state.places.absent.includes(channel?.guild_id) : context === WITH_BOT && state.places.shared;
  return state.commands.filter((command) => {
    if (context === IN_GUILD && command.permitted === false) return false;
    if (command.guild_id) return here && command.guild_id === channel?.guild_id;
    const contexts = command.contexts ?? (command.dm_permission === false ? [IN_GUILD] : [IN_GUILD, WITH_BOT, AMONG_PEOPLE]);
    const installs = command.integration_types ?? [FOR_GUILD];
    return contexts.includes(context) && ((here && installs.includes(FOR_GUILD)) || (state.me?.installed && installs.includes(FOR_PERSON)));
  });
}

/** Return every command that can be run here: its path, its shown name, its description and options. */
export function leaves(commands = usable()) {
  const out = [];
  const walk = (command, node, path, shown) => {
    const names = [...path, node.name];
    const words = [...shown, localised(node.name, node.name_localizations)];
    const deeper = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (deeper.length) for (const option of deeper) walk(command, option, names, words);
    else {
      out.push({
        command, path: names, name: names.join(" "), shown: words.join(" "),
        description: localised(node.description ?? "", node.description_localizations), options: node.options ?? [],
      });
    }
  };
  for (const command of commands) if ((command.type ?? 1) === 1) walk(command, command, [], []);
  return out;
}

/** Return the name that a command is shown under, from the one it is sent with. */
export function shownName(name) {
  return leaves(state.commands).find((leaf) => leaf.name === name)?.shown ?? name;
}

/** Return the commands in the menu of people (2) or of messages (3), each with its shown name. */
export function inMenu(type) {
  return usable().filter((command) => command.type === type)
    .map((command) => ({ command, shown: localised(command.name, command.name_localizations) }));
}

/** Return the commands that suit what stands after the slash, best first. */
export function matching(typed) {
  const wanted = typed.toLocaleLowerCase().replace(/\s+/g, " ").trimStart();
  const score = (leaf) => {
    const names = [leaf.shown.toLocaleLowerCase(), leaf.name.toLocaleLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.split(" ").some((part) => part.startsWith(wanted.trim()))) ? 1 : 2;
  };
  return leaves().map((leaf) => [score(leaf), leaf]).filter(([value]) => value < 2).sort((a, b) => a[0] - b[0]).map(([, leaf]) => leaf);
}

/** Return an option's shown name. */
export function optionName(option) {
  return localised(option.name, option.name_localizations);
}

/** Return the fixed things that can be chosen for an option, or null if it is free text. */
export function choicesOf(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ value: choice.value, label: localised(choice.name, choice.name_localizations) }));
  switch (option.type) {
    case TYPE.boolean: return [{ value: true, label: word("yes") }, { value: false, label: word("no") }];
    case TYPE.user: case TYPE.mentionable: return [...state.people.values(), state.bot.user].filter(Boolean)
      .map((user) => ({ value: user.id, label: nameOf(user), detail: user.username, user }));
    case TYPE.role: return (state.guild.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
    case TYPE.channel: return [...state.channels.values()]
      .filter((channel) => !partnerOf(channel) && (!option.channel_types?.length || option.channel_types.includes(channel.type)))
      .map((channel) => ({ value: channel.id, label: channel.name, detail: "#" }));
    default: return null;
  }
}

/** Turn what stands in a field into `{value}` or `{problem}`; an empty optional one is `{}`. */
export function check(option, text, picked) {
  const typed = text.trim();
  if (!typed) return option.required ? { problem: word("required") } : {};
  if (picked && picked.label === text) return { value: picked.value };
  if (option.type === TYPE.attachment) return { problem: word("loading") };
  const choices = choicesOf(option);
  if (choices) {
    const wanted = typed.replace(/^[@#]/, "").toLocaleLowerCase();
    const found = choices.find((one) => [one.label, one.detail, String(one.value)].some((name) => name?.toLocaleLowerCase() === wanted));
    return found ? { value: found.value } : { problem: word("fromList") };
  }
  if (option.type === TYPE.integer || option.type === TYPE.number) return checkNumber(option, typed);
  if (option.min_length && typed.length < option.min_length) return { problem: word("minLength", { n: option.min_length }) };
  if (option.max_length && typed.length > option.max_length) return { problem: word("maxLength", { n: option.max_length }) };
  return { value: typed };
}

/** Put option values into the nested shape in which Discord sends them. */
export function nested(leaf, values) {
  return leaf.path.slice(1).reduceRight((inside, name, index) => {
    const isLast = index === leaf.path.length - 2;
    return [{ name, type: isLast ? SUBCOMMAND : GROUP, options: inside }];
  }, values);
}

function checkNumber(option, typed) {
  const whole = option.type === TYPE.integer;
  const value = Number(typed.replace(",", "."));
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value))) return { problem: word(whole ? "integer" : "number") };
  if (option.min_value !== undefined && option.min_value !== null && value < option.min_value) return { problem: word("min", { n: option.min_value }) };
  if (option.max_value !== undefined && option.max_value !== null && value > option.max_value) return { problem: word("max", { n: option.max_value }) };
  return { value };
}
