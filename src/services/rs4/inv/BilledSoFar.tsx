/** Under the fields of an invoice in writing: how far the work is, what of the order was billed, what is left; and the warning of a share. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { Watch } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { Problem } from '../../../core/problem.ts';
import { figure } from '../../../core/decimal.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { billedCall, type Billed } from './billed.ts';
import { shareLeft, shareWarnings } from './billed.rules.ts';
import { inv } from './inv.ts';
import './billed.css';

/** Undefined until it is known, and of what is written no more. */
function useBilled(): Billed | undefined {
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, values } = useRecordForm(inv);
  const { orderId, id, stCd } = values;
  const asked = (stCd ?? 'DRAFT') === 'DRAFT' && typeof orderId === 'number' ? orderId : undefined;
  const { data } = useQuery({
    queryKey: [screen.name, billedCall.name, asked, id ?? null],
    queryFn: ({ signal }) =>
      provider.readCall<Billed | null>(
        screen.name,
        billedCall.name,
        { orderId: asked!, ...(id ? { invId: id } : {}) },
        { signal },
      ),
    enabled: asked !== undefined,
    refetchOnMount: 'always',
    // It only tells: where it cannot be had, the save still asks.
    retry: false,
  });
  return asked === undefined ? undefined : (data ?? undefined);
}

function Look({ onFound }: { readonly onFound: (found: readonly Problem[]) => void }) {
  const { values } = useRecordForm(inv);
  const billed = useBilled();
  const { stCd, invKindCd, advRt } = values;
  const found = useMemo(
    () => (billed ? shareWarnings({ stCd, invKindCd, advRt }, billed) : []),
    [billed, stCd, invKindCd, advRt],
  );
  const tell = useEffectEvent(() => onFound(found));
  useEffect(() => tell(), [found]);
  return null;
}
export const shareWatch: Watch = { says: ['shareAboveOrder', 'shareAboveProgress'], View: Look };

const percent = (rate: string): string => String(figure(rate));

export function BilledSoFar() {
  const t = useTranslate();
  const { values } = useRecordForm(inv);
  const billed = useBilled();
  if (!billed) return null;
  const word = (key: string, args?: Record<string, string | number>) =>
    t(`resources.${inv.prefix}.billed.${key}`, args);
  const { progRt, billedRt, advanceRt, undone, currCd } = billed;
  const rest = shareLeft(billed);
  return (
    <p className="rs4-billed hg-t3" role="status">
      {word('so_far', {
        ...{ progress: percent(progRt), rate: percent(billedRt), curr: currCd },
        ...{ billed: grouped(billed.billed), left: grouped(billed.left) },
      })}{' '}
      {values.invKindCd === 'PROG' && (rest === null ? word('nothing') : word('by_progress', { rate: percent(rest) }))}
      {values.invKindCd === 'FINAL' && undone > 0 && word('undone', { smart_count: undone })}
      {values.invKindCd === 'ADV' && figure(advanceRt).gt(0) && word('in_advance', { rate: percent(advanceRt) })}
    </p>
  );
}
