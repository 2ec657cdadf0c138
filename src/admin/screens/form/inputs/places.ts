/** Which fields of a form share a place. */
import type { Field } from '../../../../core/field.ts';

export type Named = readonly [name: string, field: Field];

/** Fields by the places they take: two neighbours that are half wide share one. */
export function placed(fields: readonly Named[]): readonly (readonly Named[])[] {
  const places: Named[][] = [];
  for (const field of fields) {
    const last = places.at(-1);
    if (field[1].half && last?.length === 1 && last[0]![1].half) last.push(field);
    else places.push([field]);
  }
  return places;
}
