// Builds modals anew, of rows and of labels.
import {
  ActionRowBuilder,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  CheckboxGroupOptionBuilder,
  FileUploadBuilder,
  LabelBuilder,
  ModalBuilder,
  RadioGroupBuilder,
  RadioGroupOptionBuilder,
  TextInputBuilder,
} from '@discordjs/builders';
import { ComponentType } from 'discord-api-types/v10';
import { build } from './components.js';
import { fill } from './setters.js';

const choices = (Option) => ({
  options: (builder, given) => builder.setOptions(given.map((option) => fill(new Option(), option))),
});

const FIELDS = {
  [ComponentType.TextInput]: ['setTextInputComponent', (data) => fill(new TextInputBuilder(), data)],
  [ComponentType.StringSelect]: ['setStringSelectMenuComponent', build],
  [ComponentType.UserSelect]: ['setUserSelectMenuComponent', build],
  [ComponentType.RoleSelect]: ['setRoleSelectMenuComponent', build],
  [ComponentType.MentionableSelect]: ['setMentionableSelectMenuComponent', build],
  [ComponentType.ChannelSelect]: ['setChannelSelectMenuComponent', build],
  [ComponentType.FileUpload]: ['setFileUploadComponent', (data) => fill(new FileUploadBuilder(), data)],
  [ComponentType.RadioGroup]: [
    'setRadioGroupComponent',
    (data) => fill(new RadioGroupBuilder(), data, choices(RadioGroupOptionBuilder)),
  ],
  [ComponentType.CheckboxGroup]: [
    'setCheckboxGroupComponent',
    (data) => fill(new CheckboxGroupBuilder(), data, choices(CheckboxGroupOptionBuilder)),
  ],
  [ComponentType.Checkbox]: ['setCheckboxComponent', (data) => fill(new CheckboxBuilder(), data)],
};

function field(builder, data) {
  const [setter, make] = FIELDS[data.type] ?? [];
  if (!setter) throw new Error(`a label holds nothing of the type ${data.type}`);
  builder[setter](make(data));
}

function inputs(builder, parts) {
  builder.setComponents(parts.map(FIELDS[ComponentType.TextInput][1]));
}

function parts(builder, given) {
  if (given.length < 1 || given.length > 5) throw new Error(`a modal has 1 to 5 parts, not ${given.length}`);
  for (const part of given) {
    if (part.type === ComponentType.ActionRow)
      builder.addComponents(fill(new ActionRowBuilder(), part, { components: inputs }));
    else if (part.type === ComponentType.Label)
      builder.addLabelComponents(fill(new LabelBuilder(), part, { component: field }));
    else builder.addTextDisplayComponents(build(part));
  }
}

export const modal = (data) => fill(new ModalBuilder(), data, { components: parts });
