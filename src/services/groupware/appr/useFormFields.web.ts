/** The fields that a form of approval asks for, and who the people of a document are. */
import { useQuery } from '@tanstack/react-query';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../fields/ui-contract.ts';
import { standInOf, waitsUntil } from './standIn.ts';
import type { FormField } from '../formField.ts';

const keptMs = 300_000;

/** Undefined until they are here. */
export function useFormFields(apprDocId: unknown): readonly FormField[] | undefined {
  const { lookup } = useFieldEnvironment();
  const { data } = useQuery({
    queryKey: ['groupware/common/apprDocField', 'lookup', { apprDocId }],
    queryFn: async ({ signal }) => {
      const rows = await lookup('groupware/common/apprDocField', { apprDocId: String(apprDocId) }, signal);
      return rows.map((row): FormField => ({
        fieldKey: String(row.key),
        fieldNm: row.value,
        fieldTpCd: String(row.fieldTpCd),
        reqYn: String(row.reqYn),
        grpRef: (row.grpRef ?? null) as string | null,
      }));
    },
    enabled: typeof apprDocId === 'number',
    staleTime: keptMs,
  });
  return typeof apprDocId === 'number' ? data : none;
}

const none: readonly FormField[] = [];

/** Rows of these people, as they are now. */
function usePersons(ids: readonly unknown[]): readonly LookupRow[] {
  const { lookup } = useFieldEnvironment();
  const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))].toSorted((a, b) => a - b);
  const { data = [] } = useQuery<readonly LookupRow[]>({
    queryKey: ['platform/user', 'lookup', { ids: wanted }],
    queryFn: ({ signal }) => lookup('platform/user', { ids: wanted }, signal),
    enabled: wanted.length > 0,
    staleTime: keptMs,
  });
  return data;
}

export interface StandIns {
  /** Who acts today for whoever is absent; the drafter stands in for nobody. */
  readonly standInFor: (id: unknown) => string;
  /** Until when it waits for whoever named the drafter. */
  readonly untilOf: (id: unknown) => string;
}

export function useStandIns(ids: readonly unknown[], today: string, drafter: unknown): StandIns {
  const persons = usePersons(ids);
  const personOf = (id: unknown) => persons.find((one) => one.id === id);
  return {
    standInFor: (id) => standInOf(personOf(id), today, drafter),
    untilOf: (id) => waitsUntil(personOf(id), today, drafter),
  };
}

/** Department and position of each. */
export function usePeople(ids: readonly unknown[]): (id: unknown) => string {
  const { codeName } = useFieldEnvironment();
  const data = usePersons(ids);
  return (id) => {
    const row = data.find((one) => one.id === id);
    const code = (group: string, key: unknown) => (typeof key === 'string' && key ? codeName(group, key) : '');
    return row ? [code('GW_DEPT', row.deptCd), code('GW_POS', row.posCd)].filter(Boolean).join(' ') : '';
  };
}
