/** Documents that the palette finds by a part of their number or title, through the lists a person may open. */
import type { DataProvider, RaRecord } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { stateLook } from '../../fields/code/stateLook.ts';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import { docNoType } from '../../fields/docNo/index.ts';
import { codeGroupOf, displayName, headerFields } from '../../record/resource.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import type { PaletteItem } from '../../ui/palette/types.ts';
import type { Screen } from '../routes.ts';
import { usualOrder } from '../screens/list/listParams.ts';

const stateField = 'stCd';

/** The number by which a resource's records are called; undefined for what is no document: it has no number or no state. */
export function numberField(resource: Resource): string | undefined {
  const fields = headerFields(resource);
  if (!fields[stateField]) return undefined;
  return resource.search.keyword.find((name) => fields[name]?.type === docNoType.type);
}

interface Asked {
  readonly keyword: string;
  readonly most: number;
  readonly signal: AbortSignal;
}

/** Records whose list finds the words; a list that fails leaves its group empty. */
export const documentsOf = (
  { name, resource }: Screen,
  { keyword, most, signal }: Asked,
  provider: DataProvider,
): Promise<readonly RaRecord[]> =>
  provider
    .getList(name, {
      filter: { keyword },
      pagination: { page: 1, perPage: most },
      sort: usualOrder(resource),
      signal,
    })
    .then(
      ({ data }) => data,
      () => [],
    );

/** Number and title, whose it is, and its state. */
export function documentItem(row: RaRecord, resource: Resource, environment: FieldEnvironment) {
  const fields = headerFields(resource);
  const number = numberField(resource) ?? 'id';
  const words = resource.search.keyword.filter((name) => name !== number);
  const refs = (resource.search.conditions ?? []).filter((name) => fields[name]?.type === 'ref').map(displayName);
  const state: unknown = row[stateField];
  const group = fields[stateField] && codeGroupOf(fields[stateField]);
  return {
    title: String(row[number] ?? ''),
    sub: [...words, ...refs]
      .map((name) => row[name] as unknown)
      .filter((text) => typeof text === 'string' && text !== '')
      .slice(0, 3)
      .join(' · '),
    end:
      typeof state === 'string' && group ? (
        <Chip {...stateLook(state, group)}>{environment.codeName(group, state)}</Chip>
      ) : undefined,
  } satisfies Omit<PaletteItem, 'id'>;
}
