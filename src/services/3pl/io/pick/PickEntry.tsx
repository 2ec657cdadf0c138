/** On a phone: of an order whose goods are promised the way to its picking, and the picking itself; of one that lacks some, what. */
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { progressOf } from './picking.ts';
import { listStep, pickAt, usePicking } from './usePicking.web.ts';
import { shortAt } from './useShortage.web.ts';

const ShortPage = lazy(() => import('./ShortPage.tsx'));
const PickPage = lazy(() => import('./PickPage.tsx'));

export function PickEntry() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const { phone } = useFieldEnvironment();
  const { resource, situation, before, problems } = useRecordForm();
  const [seen, setSeen] = useState<unknown>();
  const picking = usePicking();
  const over = before.stCd !== 'ALLOC' && picking.keeps;
  const forget = useEffectEvent(picking.forget);
  useEffect(() => {
    if (over) forget();
  }, [over]);
  const mayWrite = situation.mode === 'edit' && situation.level === 2 && before.ioCd === 'O';
  const short = shortAt(problems);
  if (phone && mayWrite && before.stCd === 'PLAN' && short.length > 0 && short[0] !== seen)
    return (
      <Suspense fallback={null}>
        <ShortPage problems={short} onClose={() => setSeen(short[0])} />
      </Suspense>
    );
  if (!phone || !mayWrite || before.stCd !== 'ALLOC' || picking.lines.length === 0) return null;
  const { done, all } = progressOf(picking.lines);
  const word = (name: string, args?: object) => t(`resources.${resource.prefix}.pick.${name}`, args);
  const at = pickAt(search);
  return (
    <div className="tp-pick-entry">
      <Button
        kind="filled"
        size="l"
        onClick={() => void navigate({ pathname, search: `?pick=${listStep}` }, { state: { from: 'form' } })}
      >
        {`${word('open')} · ${word('lines', { done, all, smart_count: all })}`}
      </Button>
      {at !== null && (
        <Suspense fallback={null}>
          <PickPage picking={picking} at={at} />
        </Suspense>
      )}
    </div>
  );
}
