/** What the inputs of a derived form and of one written by hand have in common. */
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { ownerFieldOf } from '../../../../fields/ref/index.ts';
import { displayName, headerFields } from '../../../../record/resource.ts';

/** Id of the input of a place, for jumping to it. */
export const inputId = (name: string): string => `field-${name}`;

/** Types whose input only shows. */
export const showsItself: ReadonlySet<string> = new Set(['docNo', 'files']);

/** Values stand in the form as the wire has them. */
export const asItIs = (value: unknown): unknown => value;

export function fieldOf(resource: Resource, name: string): Field {
  const field = headerFields(resource)[name];
  if (!field) throw new Error(`${resource.prefix} has no field '${name}'`);
  return field;
}

/** What a choice puts into the form: the value, its name, and choices that are open again because of it. */
export const chosenValues = (resource: Resource, name: string, value: unknown, chosenName?: string): Values => ({
  [name]: value,
  ...(fieldOf(resource, name).type === 'ref' ? { [displayName(name)]: chosenName ?? null } : {}),
  ...narrowed(resource, name),
});

/** Choices among the rows of a record are open again when it is another one. */
function narrowed(resource: Resource, changed: string): Values {
  const of = Object.entries(headerFields(resource)).filter(([, field]) => ownerFieldOf(field) === changed);
  return Object.fromEntries(
    of.flatMap(([name]) => [
      [name, null],
      [displayName(name), null],
    ]),
  );
}
