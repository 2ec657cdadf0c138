/** Several trips fit what was typed: each with what tells it from the others, to be touched. */
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { planFields } from '../plan/plan.fields.ts';
import type { Gate } from './useGate.web.ts';

type Name = 'vhclNo' | 'driverNm' | 'planNo' | 'fromBondAreaNm' | 'toBondAreaNm' | 'planDepDtm' | 'pkgCnt' | 'stCd';

export function Offered({ gate }: { readonly gate: Gate }) {
  const t = useTranslate();
  const { lang, codeName } = useFieldEnvironment();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [gate.offered]);
  if (gate.offered.length === 0) return null;
  const word = (name: string, args?: Values) => t(`resources.btcd/plan.gate.${name}`, args);
  return (
    <section className="bt-gate__offered" aria-labelledby="bt-gate-offered">
      <h2 id="bt-gate-offered" className="bt-gate__title">
        {word('several', { count: gate.offered.length })}
      </h2>
      {gate.offered.map((plan, at) => {
        const shown = (name: Name) => typeOf(planFields[name]).format(plan[name], planFields[name], { lang, codeName });
        return (
          <button
            key={String(plan.id)}
            ref={at === 0 ? first : undefined}
            type="button"
            className="bt-next bt-next--one"
            disabled={gate.busy}
            onClick={() => void gate.open(plan)}
          >
            <span className="bt-next__line">
              <span>{shown('planNo')}</span>
              <b>{shown('stCd')}</b>
            </span>
            <strong>{shown('vhclNo')}</strong>
            <span>{[shown('driverNm'), word('leaves', { at: shown('planDepDtm') })].join(' · ')}</span>
            <span className="bt-next__line bt-next__load">
              <b>{word('load', { count: shown('pkgCnt') })}</b>
              <span>{`${shown('fromBondAreaNm')} → ${shown('toBondAreaNm')}`}</span>
            </span>
          </button>
        );
      })}
    </section>
  );
}
