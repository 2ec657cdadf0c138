/** The form of a repair order: the derived one with its sums, its works line by line, the plan of them, and its money. */
import { lazy } from 'react';
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import type { NextPage } from '../../../admin/screens/form/head/useNextPages.ts';
import { headerAmountFields } from '../document/fields.ts';
import { inv } from '../inv/inv.ts';
import { orderWatch } from '../schedule/watches.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { WorkCount } from './WorkCount.tsx';

/** A button that begins an invoice of the order, in these states of it. */
const invoice = (kind: string, states: readonly string[]): NextPage => ({
  id: `inv${kind}`,
  prefix: inv.prefix,
  when: ({ stCd }) => states.includes(String(stCd)),
  start: ({ id }) => ({ orderId: String(id), invKindCd: kind }),
});
// Under way it is progress that is billed; an advance stays possible.
const underWay = ['WORK', 'DONE'];

const parts: FormParts = {
  watch: orderWatch,
  plans: { makeWorks: WorkCount },
  apart: ['orderNo', 'stCd', 'lineNoCd', 'realPurcTot', 'invAmount', ...Object.keys(headerAmountFields)],
  aside: <OrderTotals />,
  tabs: [
    { id: 'works', View: lazy(() => import('./OrderWorks.tsx')) },
    { id: 'plan', View: lazy(() => import('../schedule/OrderPlan.tsx')) },
    { id: 'money', View: lazy(() => import('./OrderMoney.tsx')) },
  ],
  next: [
    invoice('FINAL', ['ACC']),
    invoice('ADV', ['RECV']),
    invoice('PROG', ['RECV', ...underWay]),
    invoice('ADV', underWay),
  ],
};

export default function OrderForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
