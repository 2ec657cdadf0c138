/** What an import through one menu of a resource takes (00-conventions 0 "V"), and what it is called there. */
import { menuName, resourceName, type ServerLanguage } from '../../../i18n/server.ts';
import type { Resource } from '../../core/resource.ts';
import { viewDefaults } from '../../database/query/view.ts';
import { fitting } from '../../fields/code/index.ts';
import type { Importable } from '../../record/importable.ts';
import { codeGroupOf } from '../../record/resource.ts';
import { rulesOf } from '../../record/rules.ts';

const menuOf = ({ menus }: Resource, view: string | undefined) =>
  menus.find((menu) => menu.view === (view || undefined));

/** Does the menu hold its records to certain values? */
export const isNarrowed = (resource: Resource, view: string | undefined): boolean =>
  menuOf(resource, view)?.where !== undefined;

/**
 * Columns of records: a code that the menu holds to certain keys takes those alone. Where that is one, new records have it by
 * themselves, and what it makes the rules ask for is asked for.
 */
export function columnsThrough(
  resource: Resource,
  columns: readonly Importable[],
  view: string | undefined,
): readonly Importable[] {
  if (!isNarrowed(resource, view)) return columns;
  const held: Readonly<Record<string, readonly string[]>> = menuOf(resource, view)?.where ?? {};
  const filled = viewDefaults(resource, view);
  const { requiredWhen } = rulesOf(resource) ?? {};
  const [anyhow, here] = [{}, filled].map((record) => requiredWhen?.(record) ?? []);
  return columns.map((column) => {
    const { own, field, grid } = column;
    if (grid !== undefined) return column;
    const only = held[own];
    return {
      ...column,
      field: only && codeGroupOf(field) !== undefined ? { ...field, only } : fitting(field, filled),
      required: !(own in filled) && (column.required || (here!.includes(own) && !anyhow!.includes(own))),
    };
  });
}

/** As the menu names them, where it shows a kind of them alone. */
export function namedThrough(lang: ServerLanguage, resource: Resource, view: string | undefined): string {
  const menu = menuOf(resource, view);
  const name = menu?.where && menuName(lang, menu.menu);
  return name || resourceName(lang, resource.prefix, 'several');
}
