/** The list of bills: the derived one; for the operator with the buttons that close a month and book a bank's statement. */
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { moveMonth, monthOf } from '../../../core/months.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { month } from '../../../fields/index.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { MonthGlanceView } from './glance/MonthGlance.tsx';
import { useMonthRun, type Done } from './useMonthRun.tsx';

const DepositDialog = lazy(() => import('./deposit/DepositDialog.tsx'));

/** The month that is over. */
const close = {
  name: 'close',
  fields: { billYm: month({ required: true, default: ({ today }) => moveMonth(monthOf(today), -1) }) },
} as const satisfies ActionButton;

const told = (done: readonly Done[]) => {
  const drafts = done.filter(({ outcome }) => outcome === 'made' || outcome === 'replaced' || outcome === 'same');
  return { made: drafts.length, held: drafts.filter(({ holdCds }) => holdCds).length };
};

export default function BillList(props: ListScreenProps) {
  const t = useTranslate();
  const [paying, setPaying] = useState(false);
  const { children, extra, extraChoices = [] } = useMonthRun(props, { action: close, told, word: 'closed' });
  if (props.screen.view !== 'op') return <ListScreen {...props} />;
  const label = t(`resources.${props.screen.resource.prefix}.actions.deposit`);
  const open = () => setPaying(true);
  const both = extra && (
    <>
      <Button size="s" onClick={open}>
        {label}
      </Button>
      {extra}
    </>
  );
  const buttons = both ? { extra: both, extraChoices: [{ id: 'deposit', label, onClick: open }, ...extraChoices] } : {};
  return (
    <ListScreen {...props} {...buttons}>
      <MonthGlanceView />
      {children}
      {paying && (
        <Suspense>
          <DepositDialog screen={props.screen} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </ListScreen>
  );
}
