/** Framed fields of a form in their rows, on paper and on the screen alike. Pure. */
import type { PageField } from './page.ts';

export interface PlacedField extends PageField {
  readonly span: number;
}

/** A row ends where the next field has no room; its last field takes what the others leave. */
export function pageRows(columns: number, fields: readonly PageField[]): readonly (readonly PlacedField[])[] {
  const rows: PlacedField[][] = [];
  let at = columns;
  for (const field of fields) {
    const span = Math.min(columns, Math.max(1, field.span ?? 1));
    if (at + span > columns) {
      rows.push([]);
      at = 0;
    }
    rows.at(-1)!.push({ ...field, span });
    at += span;
  }
  return rows.map((row) => {
    const before = row.slice(0, -1);
    const left = before.reduce((room, { span }) => room - span, columns);
    return [...before, { ...row.at(-1)!, span: left }];
  });
}
