/** The vehicle that is to come next: its plate as large as the one that the keeper compares it with. */
import { useListContext, useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { planFields } from '../plan/plan.fields.ts';

interface Props {
  readonly busy: boolean;
  readonly onNo: (no: string) => void;
}

type Name = 'vhclNo' | 'driverNm' | 'planNo' | 'toBondAreaNm' | 'planDepDtm' | 'pkgCnt';

/** Of those that the list below shows: the first that is planned to leave. */
export function NextVehicle({ busy, onNo }: Props) {
  const t = useTranslate();
  const { lang, codeName } = useFieldEnvironment();
  const { data = [], page } = useListContext<Values & { id: number }>();
  if (page !== 1) return null;
  const [next] = data.toSorted((a, b) => String(a.planDepDtm ?? '').localeCompare(String(b.planDepDtm ?? '')));
  if (!next) return null;
  const shown = (name: Name) => typeOf(planFields[name]).format(next[name], planFields[name], { lang, codeName });
  const word = (name: string, args?: Readonly<Record<string, string>>) => t(`resources.btcd/plan.gate.${name}`, args);
  return (
    <button type="button" className="bt-next" disabled={busy} onClick={() => onNo(String(next.planNo))}>
      <span className="bt-next__line">
        <span>{word('next')}</span>
        <b>{word('leaves', { at: shown('planDepDtm') })}</b>
      </span>
      <strong>{shown('vhclNo')}</strong>
      <span>{[shown('driverNm'), shown('planNo')].filter(Boolean).join(' · ')}</span>
      <span className="bt-next__line bt-next__load">
        <b>{word('load', { count: shown('pkgCnt') })}</b>
        <span>→ {shown('toBondAreaNm')}</span>
      </span>
    </button>
  );
}
