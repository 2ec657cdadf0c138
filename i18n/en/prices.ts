import type { prices as ko } from '../ko/prices.ts';
import type { Twin } from '../messages.ts';

/** English twin of the calculator of a service's prices. */
export const prices = {
  title: 'Work out the price',
  users: 'Number of users',
  users_hint: 'People of your company who will use it. Services chosen beside it are counted for the same people.',
  users_wrong: 'Please enter a number of users from 1 to %{most}.',
  with: 'Used together with',
  won: 'KRW %{amount}',
  monthly: 'Paid each month',
  monthly_sum: 'Total each month',
  paid: 'paid with a service above',
  times: '%{qty} × %{each}',
  extra: 'users beyond the %{base} included',
  once: 'Paid once, at the start',
  once_sum: 'Total paid once',
  of: '%{fee} (%{service})',
  apply: 'Apply with this estimate',
  note: 'Without VAT. The base fee is paid once per person each month, however many services are used together. Fees for users beyond the included number, and setup, are paid for each service. Fees by use and options such as data conversion and training on site are not included.',
} as const satisfies Twin<typeof ko>;
