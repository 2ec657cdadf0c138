/** The list of bills under a chart of their amounts; for the operator with the month at a glance and the buttons that close one and book a bank's statement. */
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ActionButton } from '../../../core/resource.ts';
import { month } from '../../../fields/index.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { serverToday } from '../../../session/today.ts';
import type { Closing } from './closing/closing.ts';
import { monthToRun } from './glance/glance.ts';
import { useMonthRun, type Done } from './useMonthRun.tsx';

// By themselves: lists that show neither carry nothing of them.
const OwedLine = lazy(async () => ({ default: (await import('./owed/OwedLine.tsx')).OwedLine }));
const MonthGlance = lazy(async () => ({ default: (await import('./glance/MonthGlance.tsx')).MonthGlanceView }));
const SpendChart = lazy(async () => ({ default: (await import('./spend/SpendChart.tsx')).SpendChart }));
const ClosePlan = lazy(() => import('./closing/ClosePlan.tsx'));
const IssueChosen = lazy(() => import('./issuing/IssueChosen.tsx'));
const DepositDialog = lazy(() => import('./deposit/DepositDialog.tsx'));

// Whatever is chosen is told bill by bill before it is issued.
const asks = { issue: IssueChosen };

/** Where every month is closed, the month that is listed, else the last one that is over. */
const close = (asked: URLSearchParams) =>
  ({
    name: 'close',
    fields: { billYm: month({ required: true, default: ({ today }) => monthToRun(asked, today) }) },
  }) as const satisfies ActionButton;

const told = (done: readonly Done[]) => {
  const drafts = done.filter(({ outcome }) => outcome === 'made' || outcome === 'replaced' || outcome === 'same');
  return { made: drafts.length, held: drafts.filter(({ holdCds }) => holdCds).length };
};

export default function BillList(props: ListScreenProps) {
  const t = useTranslate();
  const { resource, view, name } = props.screen;
  const operator = view === 'op';
  const [asked] = useSearchParams();
  const provider = useDataProvider<DeskDataProvider>();
  // Months are closed in their order: one that was forgotten comes first, whichever is listed.
  const propose = async () => {
    const ym = monthToRun(asked, serverToday());
    const { first } = await provider.readCall<Closing>(name, 'closing', { ym });
    return first === null ? {} : { billYm: first };
  };
  const [paying, setPaying] = useState(false);
  // A company comes to see what it spends, the operator to work.
  const [chart, setChart] = useState(!operator);
  const {
    children,
    extra,
    extraChoices = [],
  } = useMonthRun(props, { action: close(asked), told, word: 'closed', propose, Plan: ClosePlan });
  const chartLabel = t(`resources.${resource.prefix}.words.spend.chart`);
  const turn = () => setChart((shown) => !shown);
  const ofOperator = operator && extra !== undefined;
  const deposit = t(`resources.${resource.prefix}.actions.deposit`);
  const open = () => setPaying(true);
  return (
    <ListScreen
      {...props}
      asks={asks}
      extra={
        <>
          <Button size="s" aria-pressed={chart} onClick={turn}>
            {chartLabel}
          </Button>
          {ofOperator && (
            <Button size="s" onClick={open}>
              {deposit}
            </Button>
          )}
          {ofOperator && extra}
        </>
      }
      extraChoices={[
        ...(ofOperator ? [{ id: 'deposit', label: deposit, onClick: open }, ...extraChoices] : []),
        { id: 'chart', label: chartLabel, onClick: turn },
      ]}
    >
      <Suspense>
        {operator ? <MonthGlance whole={{ mayIssue: props.level === 2 }} /> : <OwedLine />}
        {chart && <SpendChart screen={name} operator={operator} />}
      </Suspense>
      {operator && children}
      {paying && (
        <Suspense>
          <DepositDialog screen={props.screen} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </ListScreen>
  );
}
