/** The steps of a month as it goes: which are done, which is at hand, and in each the figures that lead to their lists. */
import Check from '@mui/icons-material/Check';
import { shortWon } from '../../../../admin/dashboard/amounts.ts';
import { figure, rnd } from '../../../../core/decimal.ts';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { cx } from '../../../../ui/cx.ts';
import {
  glanceSteps,
  listOf,
  stepStates,
  stops,
  type GlanceKey,
  type GlanceStep,
  type MonthGlance,
  type StepState,
} from './glance.ts';
import { useGlance } from './useGlance.tsx';

interface Props {
  readonly data: MonthGlance;
  /** What stands large below the steps is not told in them. */
  readonly short?: boolean | undefined;
}

export function MonthSteps({ data, short }: Props) {
  const { word } = useGlance();
  return (
    <ol className="pb-steps" aria-label={word('steps')}>
      {stepStates(data).map(([step, state], at) => (
        <Step key={step} data={data} short={short} step={step} state={state} no={at + 1} />
      ))}
    </ol>
  );
}

interface StepProps extends Props {
  readonly step: GlanceStep;
  readonly state: StepState;
  readonly no: number;
}

function Step({ data, short, step, state, no }: StepProps) {
  const { word } = useGlance();
  const [lead, ...more] = useLeads(data, step);
  const keys: readonly GlanceKey[] = glanceSteps[step];
  const shown = keys.filter((key) => data.figures[key].count > 0);
  return (
    <li className={cx('pb-step', `pb-step--${state}`)} {...(state === 'now' && { 'aria-current': 'step' })}>
      <span className="pb-step__no" aria-hidden="true">
        {state === 'done' ? <Check /> : no}
      </span>
      <div className="pb-step__body">
        <div className="pb-step__head">
          <h3>
            {word(`step_${step}`)}
            {state === 'done' && <span className="hg-sr"> {word('step_done')}</span>}
          </h3>
          {lead && <p>{lead}</p>}
        </div>
        {!short && more.map((one) => <p key={one}>{one}</p>)}
        {shown.length > 0 && (
          <ul>
            {shown.map((key) => (
              <li key={key}>
                <FigureLink data={data} of={key} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** What is known of a step, whether or not something is left to do in it. */
function useLeads({ figures, whole }: MonthGlance, step: GlanceStep): readonly string[] {
  const { word, full, more, lang } = useGlance();
  const { companies, bills, sum, lastSum, dueDt } = whole;
  switch (step) {
    case 'meter':
      return companies > 0 ? [word('metered', { count: companies })] : [];
    case 'close': {
      if (bills === 0) return [];
      const by = lastSum === null ? undefined : rnd(figure(sum).minus(figure(lastSum)), 0);
      return [
        word('drafted', { smart_count: bills, amount: full(sum) }),
        ...(by === undefined ? [] : [word('than_last', { amount: more(by) })]),
      ];
    }
    case 'look':
      return bills > 0 && figures.held.count === 0 ? [word('none_held')] : [];
    case 'issue': {
      const issued = figures.issued.count + figures.overdue.count + figures.paid.count;
      return issued > 0 ? [word('sent', { count: issued })] : [];
    }
    case 'pay':
      return [word('due', { day: formatDay(dueDt, lang) })];
  }
}

function FigureLink({ data: { ym, figures }, of: key }: Props & { readonly of: GlanceKey }) {
  const { word, lang, full, ymText, at, follow } = useGlance();
  const { count, amount } = figures[key];
  const href = at(listOf(key, ym));
  const words = `${ymText(ym)} ${word(key)}: ${count}${amount === null ? '' : `, ${full(amount)}${word('won')}`}`;
  const shown = (
    <>
      {word(key)} <b>{amount === null ? count : word('papers', { smart_count: count })}</b>
      {amount !== null && <small> · {`${shortWon(amount, lang)}${word('won')}`}</small>}
    </>
  );
  const name = cx('pb-fig', stops.includes(key) && 'pb-fig--stop', key === 'held' && 'pb-fig--held');
  if (!href) return <span className={name}>{shown}</span>;
  return (
    <a className={name} href={href} aria-label={words} title={words} onClick={(event) => follow(event, href)}>
      {shown}
    </a>
  );
}
