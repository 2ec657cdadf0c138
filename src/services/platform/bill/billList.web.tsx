/** The list of bills: the derived one; for the operator with the button that closes a month. */
import { moveMonth, monthOf } from '../../../core/months.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { month } from '../../../fields/index.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { MonthGlanceView } from './glance/MonthGlance.tsx';
import { useMonthRun, type Done } from './useMonthRun.tsx';

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
  const operator = props.screen.view === 'op';
  const { children, ...buttons } = useMonthRun(props, { action: close, told, word: 'closed' });
  return (
    <ListScreen {...props} {...(operator ? buttons : {})}>
      {operator && <MonthGlanceView />}
      {operator && children}
    </ListScreen>
  );
}
