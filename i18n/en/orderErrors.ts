import type { Twin } from '../messages.ts';
import type { orderErrors as ko } from '../ko/orderErrors.ts';

/** Why a step of an order or a work was refused. Only the server says it, so browsers do not load it. */
export const orderErrors = {
  quotedLineKept:
    'The line "%{0}" comes from the quotation: it stays, and its price stays. Change the quantity only, and enter further work as an additional line.',
  finishedLines:
    'After completion only the approval of additional work can be entered. Reopen the order to change anything else.',
  orderNotOpen: 'Work orders belong to orders that are received or in work. Choose another order.',
  notWorkLine: 'Work orders are made for item lines only. Choose another line.',
  workBegun: 'A work order that has begun cannot be deleted.',
} as const satisfies Twin<typeof ko>;
