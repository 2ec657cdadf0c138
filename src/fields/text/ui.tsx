/** Inputs of plain and shaped texts: typed as they come, tidied by the type when one leaves. */
import { joinedLines } from '../../core/text/trimming.ts';
import type { Field } from '../../core/field.ts';
import { typeOf } from '../index.ts';
import type { FieldUi } from '../ui-contract.ts';
import { TextFilter } from '../../inputs/filters.tsx';
import { written } from '../../inputs/written.tsx';
import type { Written } from '../../inputs/written.tsx';

/** What the type stores for a text, for example without hyphens and in capitals; refused texts stay as they are. */
export function tidied(text: string, field: Field): unknown {
  const parsed = typeOf(field).parse(text, field);
  return 'problem' in parsed ? text : parsed.value;
}

const asText = (value: unknown) => String(value ?? '');

const plain: Written = {
  typing: (field, environment) => ({
    show: (value) => typeOf(field).format(value, field, environment),
    edit: asText,
    read: (text) => text,
    settle: (text) => tidied(text, field),
  }),
  look: (field) => ({ maxLength: typeOf(field).limits(field).charMaxLength }),
};

/** Shown by the type (002-81-00024) while one is elsewhere, plain while one types. */
const shaped = (look: Written['look']): Written => ({
  typing: (field, environment) => ({
    show: (value) => typeOf(field).format(value, field, environment),
    edit: asText,
    read: (text) => text,
    settle: (text) => tidied(text, field),
  }),
  look,
});

/** Lines of a spreadsheet's cell stand in one line here. */
const oneLine: FieldUi['readText'] = (text, field) =>
  text.trim() === '' ? null : tidied(text.includes('\n') ? joinedLines(text, ' ') : text, field);

export const textUi: FieldUi = { ...written(plain), Filter: TextFilter, readText: oneLine, isAskedWhole: true };
export const figuresUi: FieldUi = {
  ...written(shaped(() => ({ tabular: true, inputMode: 'numeric' }))),
  Filter: TextFilter,
};
export const phoneUi: FieldUi = {
  ...written(shaped(() => ({ tabular: true, inputMode: 'tel', type: 'tel' }))),
  Filter: TextFilter,
};
export const emailUi: FieldUi = { ...written(shaped(() => ({ inputMode: 'email' }))), Filter: TextFilter };
export const lettersUi: FieldUi = { ...written(shaped(() => ({ tabular: true }))), Filter: TextFilter };
