import type { Twin } from '../messages.ts';
import type { orderErrors as ko } from '../ko/orderErrors.ts';

/** Why a step of an order or a work was refused. Only the server says it, so browsers do not load it. */
export const orderErrors = {
  quotedLineKept:
    'The line "%{1}" comes from the quotation: it stays, and its price stays. Change the quantity only, and enter further work as an additional line.',
  finishedLines:
    'After completion only the approval of additional work can be entered. Reopen the order to change anything else.',
  worksOpen: 'Some work orders are not finished. Complete or cancel them and try again: %{0}',
  additionsOpen: 'The owner has not approved some additional work. Enter the day of approval: %{0}',
  signatureAbsent: 'The signature is missing. Attach the signed completion report as "Signature" and save.',
  orderInWork: 'An order with work orders, purchases or invoices cannot be cancelled. Cancel those documents first.',
  orderNotOpen: 'Work orders belong to orders that are received or in work. Choose another order.',
  notWorkLine: 'Work orders are made for item lines only. Choose another line.',
  permitNeeded: 'Hot work and work in enclosed spaces need a permit. Enter the permit no. and save, then start.',
  workBegun: 'A work order that has begun cannot be deleted.',
} as const satisfies Twin<typeof ko>;
