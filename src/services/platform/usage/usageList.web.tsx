/** The list of usage: the derived one with its sums by system; for the operator with the button that meters a month. */
import { useSearchParams } from 'react-router-dom';
import type { ActionButton } from '../../../core/resource.ts';
import { month } from '../../../fields/index.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { monthToRun } from '../bill/glance/glance.ts';
import { useMonthRun, type Done } from '../bill/useMonthRun.tsx';
import { UsageSums } from './UsageSums.tsx';

const meter = (asked: URLSearchParams) =>
  ({
    name: 'meter',
    fields: { usageYm: month({ required: true, default: ({ today }) => monthToRun(asked, today) }) },
  }) as const satisfies ActionButton;

const told = (done: readonly Done[]) => {
  const sum = (name: 'inserted' | 'updated' | 'removed') =>
    done.reduce((all, { [name]: count }) => all + Number(count ?? 0), 0);
  return { companies: done.length, inserted: sum('inserted'), updated: sum('updated'), removed: sum('removed') };
};

export default function UsageList(props: ListScreenProps) {
  const operator = props.screen.view === 'op';
  const [asked] = useSearchParams();
  const { children, ...buttons } = useMonthRun(props, { action: meter(asked), told, word: 'metered' });
  return (
    <ListScreen {...props} {...(operator ? buttons : {})}>
      <UsageSums screen={props.screen.name} />
      {operator && children}
    </ListScreen>
  );
}
