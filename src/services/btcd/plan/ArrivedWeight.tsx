/**
 * In the dialog that confirms an arrival: the weight follows the packages that are typed, until somebody types it, and says so;
 * the kind of what differs follows what was counted and seen, until somebody chooses it.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { kindOf, weightOfArrived } from './steps.ts';

const digits = (typed: unknown) => (typeof typed === 'string' ? typed.replaceAll(',', '') : typed);

export function ArrivedWeight({ record, input, onEnter }: PlanProps) {
  const t = useTranslate();
  const { arrPkgCnt, arrWgt, sealOkYn, diffCd } = input;
  // What stands there without anybody having weighed it.
  const [reckoned, setReckoned] = useState<unknown>(record.wgt);
  const follow = useEffectEvent(() => {
    const weight = arrWgt === reckoned || !arrWgt ? weightOfArrived(record, arrPkgCnt) : undefined;
    if (weight === undefined || weight === arrWgt) return;
    setReckoned(weight);
    onEnter('arrWgt', weight);
  });
  useEffect(() => follow(), [arrPkgCnt]);
  // What stands there without anybody having chosen it; a dialog that opens anew holds what was chosen before.
  const next = kindOf({ arrPkgCnt: digits(arrPkgCnt), arrWgt: digits(arrWgt), sealOkYn }, record);
  const [kind, setKind] = useState<unknown>(next);
  const tell = useEffectEvent(() => {
    if (diffCd !== kind || next === kind) return;
    setKind(next);
    onEnter('diffCd', next);
  });
  useEffect(() => tell(), [arrPkgCnt, arrWgt, sealOkYn]);
  const isProposal = arrWgt === reckoned && arrWgt !== record.wgt;
  return (
    <p className="hg-field__note" aria-live="polite">
      {isProposal && t('resources.btcd/plan.gate.weight_follows')}
    </p>
  );
}
