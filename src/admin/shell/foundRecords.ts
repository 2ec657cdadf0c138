/** Records that the palette finds through lookups, which need only a login, and what it tells beside their names. */
import type { Resource } from '../../core/resource.ts';
import { searchForm } from '../../core/text/hangul.ts';
import type { FieldEnvironment, LookupRow } from '../../fields/ui-contract.ts';
import { displayName, headerFields } from '../../record/resource.ts';

interface Asked {
  readonly keyword: string;
  readonly most: number;
  readonly signal: AbortSignal;
}

/** A lookup that fails leaves its group empty; the others still answer. */
export const rowsOf = ({ prefix }: Resource, { keyword, most, signal }: Asked, environment: FieldEnvironment) =>
  environment.lookup(prefix, { keyword, size: most }, signal).then(
    (rows) => rows.slice(0, most),
    (): readonly LookupRow[] => [],
  );

/** The sign by which one is told from others of its name: the one that was typed, else the first that it has. */
function signOf({ search, name }: Resource, row: LookupRow, keyword: string): unknown {
  const signs = (search.firstOf ?? []).filter((one) => one !== name && row[one]);
  const typed = signs.find((one) => searchForm(String(row[one])).includes(searchForm(keyword)));
  const sign = typed ?? signs[0];
  return sign && row[sign];
}

/** The other name, the key where it speaks, the sign that it goes by (a call sign), and whose it is. */
export function recordItem(row: LookupRow, resource: Resource, keyword: string, { nameOf }: FieldEnvironment) {
  const fields = headerFields(resource);
  const refs = (resource.search.conditions ?? []).filter((name) => fields[name]?.type === 'ref');
  const title = nameOf(row);
  return {
    title,
    // Whoever types a sign means what goes by it, before what is about it.
    names: [row.value, row.valueEn, ...(resource.search.firstOf ?? []).map((name) => row[name])].filter(
      (name): name is string => typeof name === 'string' && name !== '',
    ),
    sub: [
      ...[row.value, row.valueEn, String(row.key) === String(row.id) ? undefined : String(row.key)],
      signOf(resource, row, keyword),
      ...refs.map((name) => row[displayName(name)]),
    ]
      .filter((text, at, all) => typeof text === 'string' && text !== '' && text !== title && all.indexOf(text) === at)
      .join(' · '),
  };
}
