/** The vehicle that is to come next: its plate as large as the one that the keeper compares it with; on a phone those after it in their order. */
import { useListContext, useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { RightGlyph } from '../../../ui/icon/glyphs.tsx';
import { planFields } from '../plan/plan.fields.ts';

interface Props {
  readonly busy: boolean;
  readonly onNo: (no: string) => void;
}

type Plan = Values & { id: number };
type Name = 'vhclNo' | 'driverNm' | 'planNo' | 'toBondAreaNm' | 'planDepDtm' | 'pkgCnt' | 'stCd';

/** Of those that the list below shows: the first that is planned to leave. */
export function NextVehicle({ busy, onNo }: Props) {
  const t = useTranslate();
  const { lang, codeName, phone } = useFieldEnvironment();
  const { data = [], page, total } = useListContext<Plan>();
  if (page !== 1) return null;
  const [next, ...rest] = data.toSorted((a, b) => String(a.planDepDtm ?? '').localeCompare(String(b.planDepDtm ?? '')));
  if (!next) return null;
  const of = (plan: Plan) => (name: Name) =>
    typeOf(planFields[name]).format(plan[name], planFields[name], { lang, codeName });
  const shown = of(next);
  const word = (name: string, args?: Readonly<Record<string, string>>) => t(`resources.btcd/plan.gate.${name}`, args);
  return (
    <>
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
      {/* All of them stand here: in the place of the cards. */}
      {phone && total === data.length && (
        <>
          <ol className="bt-queue">
            {rest.map((plan) => (
              <li key={plan.id}>
                <Waiting shown={of(plan)} next={next} plan={plan} busy={busy} onNo={onNo} />
              </li>
            ))}
          </ol>
          <p className="bt-gate__note bt-queue__end">{word('last')}</p>
        </>
      )}
    </>
  );
}

interface WaitingProps extends Props {
  readonly plan: Plan;
  readonly next: Plan;
  readonly shown: (name: Name) => string;
}

function Waiting({ plan, next, shown, busy, onNo }: WaitingProps) {
  const [day, time] = shown('planDepDtm').split(' ');
  const isOtherDay = String(plan.planDepDtm).slice(0, 10) !== String(next.planDepDtm).slice(0, 10);
  return (
    <button type="button" disabled={busy} onClick={() => onNo(String(plan.planNo))}>
      <span className="bt-queue__time">
        {time}
        {isOtherDay && <small>{day?.slice(5)}</small>}
      </span>
      <span>
        <b>{shown('vhclNo')}</b>
        <small>{[shown('planNo'), shown('toBondAreaNm')].join(' · ')}</small>
      </span>
      <span className="bt-queue__state">
        {shown('pkgCnt')}
        <small>{shown('stCd')}</small>
      </span>
      <RightGlyph />
    </button>
  );
}
