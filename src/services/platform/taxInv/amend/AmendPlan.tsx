/** What an amendment will come to, in its dialog before anybody confirms it: each draft with its day and sums, and until when it is in time. */
import { withMinus } from '../../../../core/text/minus.ts';
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../../admin/screens/actions/ActionDialog.tsx';
import { useLabels } from '../../../../admin/screens/form/labels.ts';
import { decimal, rnd, sumFigures } from '../../../../core/decimal.ts';
import { isDay } from '../../../../core/dates.ts';
import type { RecordOf } from '../../../../core/record.ts';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { grouped } from '../../../../fields/decimal/exact.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { serverToday } from '../../../../session/today.ts';
import '../../../../admin/screens/actions/rowsInput.css';
import type { taxInvFields } from '../taxInv.fields.ts';
import { computeTaxInv, lastDayToIssue } from '../taxInv.rules.ts';
import type { StoredTaxInv } from '../xml/document.ts';
import { amendDrafts, type AmendInput } from './drafts.ts';
import { AmendReasons } from './AmendReasons.tsx';
import './amend.css';

const prefix = 'platform/taxInv';
const figures = ['supplyAmt', 'taxAmt', 'sumAmount'] as const;
const unnamed = (first: string) => first;

export function AmendPlan({ record, facts, input, onEnter }: PlanProps) {
  const t = useTranslate();
  const labels = useLabels(prefix);
  const { lang } = useFieldEnvironment();
  const say = (key: string, args?: Record<string, unknown>) => t(`resources.${prefix}.plan.${key}`, args);
  const { modifyCd, eventDt } = input;
  const isChosen = typeof modifyCd === 'string' && modifyCd !== '';
  const day = typeof eventDt === 'string' && isDay(eventDt) ? eventDt : undefined;
  const drafts = isChosen
    ? amendDrafts(record as unknown as StoredTaxInv, input as unknown as AmendInput, unnamed).map(
        ({ kind, header, item }) => ({
          kind,
          record: computeTaxInv({ ...header, item } as unknown as RecordOf<typeof taxInvFields>),
        }),
      )
    : [];
  const due = day && lastDayToIssue(day);
  const shownDay = (value: unknown) => (typeof value === 'string' && isDay(value) ? formatDay(value, lang) : '');
  const reasons = (
    <AmendReasons
      record={record as unknown as StoredTaxInv}
      chosen={modifyCd}
      onChoose={(reason) => onEnter('modifyCd', reason)}
    />
  );
  if (!isChosen)
    return (
      <section className="hg-amend" aria-label={say('reasons')}>
        <p className="hg-amend__hint">{say('choose')}</p>
        {reasons}
      </section>
    );
  const { left: told } = facts;
  const left = typeof told === 'string' ? told : undefined;
  const after = left && rnd(sumFigures([left, ...drafts.map(({ record: draft }) => draft.sumAmount)]), 0);
  return (
    <>
      {reasons}
      <section className="hg-amend" aria-live="polite" aria-label={say('title')}>
        <h3>{say('title')}</h3>
        <div className="hg-rows-input">
          <table>
            <thead>
              <tr>
                <th scope="col">{say('kind')}</th>
                <th scope="col">{labels.field('writeDt')}</th>
                {figures.map((name) => (
                  <th key={name} scope="col" className="hg-rows-input__figure">
                    {labels.field(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {drafts.map(({ kind, record: draft }) => (
                <tr key={kind}>
                  <th scope="row">{say(kind)}</th>
                  <td data-label={labels.field('writeDt')}>{shownDay(draft.writeDt)}</td>
                  {figures.map((name) => (
                    <td key={name} className="hg-rows-input__figure" data-label={labels.field(name)}>
                      <Figure value={String(draft[name] ?? 0)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {left && after && (
          <p className="hg-amend__sums">
            {say('left')} <Figure value={left} /> → {say('after')}{' '}
            <b>
              <Figure value={after} />
            </b>
          </p>
        )}
        {due && (
          <p className={serverToday() > due ? 'hg-amend__late' : 'hg-amend__hint'}>
            {say(serverToday() > due ? 'late' : 'due', { due: formatDay(due, lang) })}
          </p>
        )}
      </section>
    </>
  );
}

/** Less than nothing stands out. */
const Figure = ({ value }: { readonly value: string }) => (
  <span className={decimal(value).lt(0) ? 'hg-amend__less' : undefined}>{withMinus(grouped(value))}</span>
);
