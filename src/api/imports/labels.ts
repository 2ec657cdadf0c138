/** What columns of an import are called. */
import { fieldLabel, translate, type ServerLanguage } from '../../../i18n/server.ts';
import type { ImportColumn } from '../../core/files/importing.ts';
import type { Resource } from '../../core/resource.ts';
import type { Importable } from '../../record/importable.ts';

export const gridLabel = (lang: ServerLanguage, { prefix }: Resource, grid: string): string =>
  translate(lang, `resources.${prefix}.grids.${grid}`);

/** `grid` is the one whose own rows are imported; columns that come along bear the name of theirs. */
export function columnLabel(lang: ServerLanguage, resource: Resource, column: Importable, grid?: string): string {
  const label = fieldLabel(lang, resource.prefix, column.own, column.grid ?? grid);
  const rows = column.grid === undefined ? '' : gridLabel(lang, resource, column.grid);
  return label.toLowerCase().includes(rows.toLowerCase()) ? label : `${rows} ${label}`;
}

export const wireColumns = (
  lang: ServerLanguage,
  resource: Resource,
  columns: readonly Importable[],
  grid?: string,
): ImportColumn[] =>
  columns.map((column) => ({
    name: column.name,
    label: columnLabel(lang, resource, column, grid),
    required: column.required,
    key: column.key,
  }));

const languages = ['ko', 'en'] as const;

/** Every name that a column is known by: its labels here and elsewhere, and the field's own. */
export const headsOf = (resource: Resource, column: Importable, grid?: string): string[] => [
  ...languages.map((lang) => columnLabel(lang, resource, column, grid)),
  // What other resources call a field of this name.
  ...(column.grid ? [] : languages.map((lang) => fieldLabel(lang, 'anywhere', column.own))),
  column.name,
];
