import type { Messages } from '../messages.ts';

/** Why a bill is another than that of the month before, as the operator's list tells it. */
export const billWhy = {
  high: '%{times} times last month: check',
  high_some: 'Over three times the last bill: check',
  twice: 'Recurring fee twice for a month',
  email: 'No e-mail for tax invoices',
  first: 'First bill, in use since %{day}',
  first_bill: 'First bill',
  none_last: 'No bill last month',
  once: '%{fee} once',
  once_same: '%{fee} once, else the same',
  once_gone: 'Last month’s %{fee} gone',
  once_gone_same: 'Last month’s %{fee} gone, else the same',
  users_more: 'Users: %{count} more',
  users_less: 'Users: %{count} fewer',
  trans_more: 'Transfer: %{count} KB more',
  trans_less: 'Transfer: %{count} KB less',
  late: 'Use of earlier months added',
  late_gone: 'Earlier use that last month added is gone',
  adjusted: '%{fee}: quantity adjusted',
  fee_more: '%{fee}: %{amount} won more',
  fee_less: '%{fee}: %{amount} won less',
  more: '%{said} and %{count} more',
} as const satisfies Messages;
