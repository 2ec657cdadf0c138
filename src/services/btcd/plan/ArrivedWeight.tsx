/** In the dialog that confirms an arrival: the weight follows the packages that are typed, until somebody types it, and says so. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { weightOfArrived } from './steps.ts';

export function ArrivedWeight({ record, input, onEnter }: PlanProps) {
  const t = useTranslate();
  const { arrPkgCnt, arrWgt } = input;
  // What stands there without anybody having weighed it.
  const [reckoned, setReckoned] = useState<unknown>(record.wgt);
  const follow = useEffectEvent(() => {
    const weight = arrWgt === reckoned || !arrWgt ? weightOfArrived(record, arrPkgCnt) : undefined;
    if (weight === undefined || weight === arrWgt) return;
    setReckoned(weight);
    onEnter('arrWgt', weight);
  });
  useEffect(() => follow(), [arrPkgCnt]);
  const isProposal = arrWgt === reckoned && arrWgt !== record.wgt;
  return (
    <p className="hg-field__note" aria-live="polite">
      {isProposal && t('resources.btcd/plan.gate.weight_follows')}
    </p>
  );
}
