import type { Twin } from '../messages.ts';
import type { dealings as ko } from '../ko/dealings.ts';

export const dealings = {
  figures: 'Key figures',
  nothing_title: 'No dealings yet',
  nothing_hint:
    'Quotations, orders, work orders, invoices and purchases gather here. Only documents of menus open to you are shown.',
  cases: '%{count} documents',
  case_unit: 'item |||| items',
  won_unit: 'KRW',
  won: 'KRW %{amount}',
  all: 'All %{count}',
  newest: 'Newest %{shown} of %{count}',
  files: 'Files',
  of: '%{name} %{no}',
  quoting: 'Open quotations',
  working: 'Orders in work',
  ordered: 'Ordered so far',
  ordered_lead: 'Orders: %{count}, last on %{day}',
  receivable: 'Receivable',
  overdue: '%{count} overdue, KRW %{amount}',
  in_time: 'Nothing overdue',
  arriving: 'Purchases to arrive',
  arriving_lead: 'KRW %{amount} still to come, without VAT',
} as const satisfies Twin<typeof ko>;
