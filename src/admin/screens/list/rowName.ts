/** What a row of a list is called where it is told of without its row. */
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { displayName, headerFields } from '../../../record/resource.ts';
import { shownName } from '../../../record/shownName.ts';
import { nameFieldOf } from '../form/names.ts';

const telling = ['text', 'ref'];
const mostWords = 2;

/** Its name; as long as it has none (a declaration is numbered when it is sent), what the list tells of it. */
export function rowName(resource: Resource, row: Values, lang: string): string {
  const field = nameFieldOf(resource, row, lang);
  const name = field === resource.name ? shownName(resource, row[field]) : String(row[field] ?? '');
  if (name) return name;
  const fields = headerFields(resource);
  const words = resource.list
    .filter((column) => telling.includes(fields[column]?.type ?? ''))
    .map((column) => row[fields[column]!.type === 'ref' ? displayName(column) : column])
    .filter((value) => typeof value === 'string' && value !== '');
  return words.slice(0, mostWords).join(' · ') || `#${String(row['id'])}`;
}

/** Names of records by their ids, as the rows of a list tell them. */
export const rowNames =
  (resource: Resource, rows: readonly Values[], lang: string) =>
  (id: number): string =>
    rowName(resource, rows.find((row) => Number(row['id']) === id) ?? { id }, lang);
