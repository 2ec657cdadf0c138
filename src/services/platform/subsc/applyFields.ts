/** Where the fields of an application stand on its page, by what their declaration says of them. Pure. */
import type { Field } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { headerFields } from '../../../record/resource.ts';

type Named = readonly [name: string, field: Field];

export interface ApplyFields {
  /** What fees are reckoned from, and how they are paid. */
  readonly counted: readonly Named[];
  /** In words, for whoever approves it. */
  readonly told: readonly Named[];
  /** What is agreed to. */
  readonly agreed: readonly Named[];
}

/** Without the service, which has a card of its own. `apart`: those that the page shows otherwise, or that are not there yet. */
export function applyFields(resource: Resource, apart: ReadonlySet<string>): ApplyFields {
  const fields = Object.entries(headerFields(resource)).filter(
    ([name, field]) => !field.computed && !apart.has(name) && name !== resource.draftOf,
  );
  const agrees = ([, field]: Named) => 'agrees' in field && field.agrees === true;
  const tells = ([, field]: Named) => field.type === 'text';
  return {
    counted: fields.filter((field) => !agrees(field) && !tells(field)),
    told: fields.filter(tells),
    agreed: fields.filter(agrees),
  };
}
