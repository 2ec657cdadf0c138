/** Which fields of a form stand together: those that matter at once, boxes, and the others behind "more". */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { headerFields } from '../../../../record/resource.ts';
import type { NamedBox } from './boxColumns.ts';
import type { Named } from './places.ts';

export interface Groups {
  readonly main: readonly Named[];
  readonly boxes: readonly NamedBox[];
  readonly more: readonly Named[];
}

/** Fields of a resource in the order of their declaration, those of a box in its own; the remark ends the last group. */
export function fieldGroups(resource: Resource): Groups {
  const all = headerFields(resource);
  const boxes = Object.entries(resource.boxes ?? {}).map(([name, box]): NamedBox => ({
    name,
    box,
    fields: box.fields.map((field) => [field, all[field]!] as const),
  }));
  const boxed = new Set(boxes.flatMap(({ box }) => box.fields));
  const fields = Object.entries(all).filter(([name]) => !boxed.has(name));
  const remark = fields.filter(([name]) => name === 'remark');
  const rest = fields.filter(([name]) => name !== 'remark');
  const main = rest.filter(([, field]) => !field.more);
  const more = rest.filter(([, field]) => field.more);
  // Below boxes the remark closes the form, as it does below the fields behind "more".
  const last = more.length > 0 || boxes.length > 0;
  return last ? { main, boxes, more: [...more, ...remark] } : { main: [...main, ...remark], boxes, more };
}

/**
 * The fields of several groups as one sheet: not those that nobody can fill in and the system has not, nor the names of the
 * parties, which stand above the form.
 */
export function sheetOf(
  { partyNames = {} }: Resource,
  groups: readonly { readonly fields: readonly Named[] }[],
  values: Values,
): readonly Named[] {
  const above = new Set(Object.values(partyNames));
  return groups.flatMap(({ fields }) =>
    fields.filter(([name, field]) => !above.has(name) && !(field.computed && isEmpty(values[name]))),
  );
}
