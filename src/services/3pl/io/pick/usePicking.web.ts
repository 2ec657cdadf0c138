/** What a person has picked of an order, and typed and not put yet, kept in this browser until the order is done: a phone that is put away loses nothing. */
import { useRemoveFromStore, useStore } from 'react-admin';
import { ruleRecord } from '../../../../admin/screens/form/model/rules.ts';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import type { Values } from '../../../../core/field.ts';
import type { RecordOf } from '../../../../core/record.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import type { ioFields } from '../io.fields.ts';
import { pickLines, picksOf, type Kept, type PickLine } from './picking.ts';

const nothing: Kept = {};

export interface Picking {
  readonly lines: readonly PickLine[];
  readonly put: (id: number, qty: string) => void;
  /** What stands in the field of a line that was not put yet. */
  readonly typed: Kept;
  readonly type: (id: number, qty: string) => void;
  readonly forget: () => void;
  /** Something is kept, of this order as it is now or as it was. */
  readonly keeps: boolean;
}

export function usePicking(): Picking {
  const { resource, before } = useRecordForm();
  const key = `pick.${resource.prefix}.${String(before.id)}`;
  const [kept, setKept] = useStore<Kept>(key, nothing);
  const [typed, setTyped] = useStore<Kept>(`${key}.typed`, nothing);
  const remove = useRemoveFromStore(key);
  const removeTyped = useRemoveFromStore(`${key}.typed`);
  return {
    lines: pickLines(ruleRecord(resource, before) as RecordOf<typeof ioFields>, kept),
    put: (id, qty) => {
      setKept((now) => ({ ...now, [id]: qty }));
      setTyped(({ [id]: _put, ...others }) => others);
    },
    typed,
    type: (id, qty) => setTyped((now) => ({ ...now, [id]: qty })),
    forget: () => {
      remove();
      removeTyped();
    },
    keeps: Object.keys(kept).length + Object.keys(typed).length > 0,
  };
}

/** The step that ends the order opens with what was picked, wherever it is pressed; on a phone, where one picks, also with nothing. */
export function usePicks(): Readonly<Record<string, Values>> | undefined {
  const { before } = useRecordForm();
  const { lines } = usePicking();
  const { phone } = useFieldEnvironment();
  const began = before.stCd === 'ALLOC' && lines.some(({ picked }) => phone || picked !== undefined);
  return began ? { done: { picks: picksOf(lines) } } : undefined;
}

/** Where in the picking the page stands: its list, a line by the id of its promise, or nowhere. */
export const pickAt = (search: string): string | null => new URLSearchParams(search).get('pick');
export const listStep = 'list';
