/** What the sentence after an action may name: fields of the record and what was entered, in words; of entered rows how many. */
import type { Values } from '../../../core/field.ts';
import type { ActionButton, Resource } from '../../../core/resource.ts';
import { typeOf } from '../../../fields/index.ts';
import type { FieldEnvironment } from '../../../fields/ui-contract.ts';
import { actionFields } from '../../../record/actions.ts';
import { displayName, headerFields } from '../../../record/resource.ts';

export function inWords(
  resource: Resource,
  action: ActionButton,
  record: Values,
  input: Values,
  environment: Pick<FieldEnvironment, 'lang' | 'codeName'>,
): Record<string, string | number> {
  const of = (fields: Resource['fields'], values: Values) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, string | number][] => {
        const value = values[name];
        if (Array.isArray(value)) return [[name, value.length]];
        if (value === null || value === undefined || value === '') return [];
        const shown = values[displayName(name)];
        if (typeof shown === 'string') return [[name, shown]];
        const parsed = typeOf(field).parse(value, field);
        return 'problem' in parsed ? [] : [[name, typeOf(field).format(value, field, environment)]];
      }),
    );
  return { ...of(headerFields(resource), record), ...of(actionFields(action), input) };
}
