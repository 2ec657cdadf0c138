/** Which attachment types a resource declares, by the table that the files name (1-foundations 3.3: refTableNm, refTypeCd). */
import type { Resource } from '../../core/resource.ts';
import { gridDivNm, grids } from '../../record/resource.ts';
import type { FilesField } from './index.ts';

export interface DeclaredFiles {
  readonly grid?: string;
  /** Answered and downloadable. */
  readonly open: readonly string[];
  /** Kept, but shown to nobody. */
  readonly secret: readonly string[];
}

const cache = new WeakMap<Resource, ReadonlyMap<string, DeclaredFiles>>();

/** `RS4_QUOT` → its types; a grid's files stand under `RS4_QUOT_ITEM`. Empty when the resource has no files. */
export function declaredFiles(resource: Resource): ReadonlyMap<string, DeclaredFiles> {
  let cached = cache.get(resource);
  if (!cached) cache.set(resource, (cached = read(resource)));
  return cached;
}

function read(resource: Resource): ReadonlyMap<string, DeclaredFiles> {
  const ofHeader = typesOf(resource.fields);
  const ofGrids = Object.entries(grids(resource)).map(
    ([grid, rows]) => [gridDivNm(resource, grid), { grid, ...typesOf(rows.fields) }] as const,
  );
  const all = [[resource.table, ofHeader] as const, ...ofGrids];
  return new Map(all.filter(([, { open, secret }]) => open.length + secret.length > 0));
}

function typesOf(
  fields: Readonly<Record<string, { readonly type: string; readonly secret?: boolean }>>,
): DeclaredFiles {
  const files = Object.values(fields).filter((field) => field.type === 'files') as FilesField[];
  const types = (secret: boolean) =>
    files.filter((field) => (field.secret === true) === secret).flatMap((field) => field.types);
  return { open: types(false), secret: types(true) };
}

/** The resource and the types that a table name stands for. */
export function filesOfTable(
  all: readonly Resource[],
  refTableNm: string,
): { resource: Resource; declared: DeclaredFiles } | undefined {
  for (const resource of all) {
    const declared = declaredFiles(resource).get(refTableNm);
    if (declared) return { resource, declared };
  }
  return undefined;
}
