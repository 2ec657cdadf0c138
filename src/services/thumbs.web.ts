import type { Thumb } from '../admin/layout/frameProps.ts';

/**
 * What a person on the way needs first: their own work, what waits for their approval, what is done or written beside it.
 * The operator, who alone has P9, has no trade.
 */
export const thumbs: readonly (readonly Thumb[])[] = [
  [
    { menu: 'P94', reads: true },
    ...[{ menu: 'R11' }, { menu: 'R21', name: 'today_works', search: '?show=plan' } as const],
    ...[{ menu: 'R22' }, { menu: 'R13' }],
    // A warehouse confirms what has arrived; who plans the transport begins with the plans.
    { menu: 'B23', unless: 'B21' },
    { menu: 'S11' },
    // Whoever drives records the arrival of what is on its way.
    { menu: 'B21', name: 'arrivals', search: '?fromDt=&toDt=&stCd=OUT' },
  ],
  [{ menu: 'P92', reads: true }, { menu: 'G12' }],
  [
    { menu: 'P95', reads: true },
    // A company may supply ships and repair them: of the one the quotations stand first, of the other the orders here.
    { menu: 'S11' },
    { menu: 'R12' },
    { menu: 'R21', name: 'ongoing_works', search: '?fromDt=&toDt=&stCd=ING' },
    { menu: 'R14' },
    { menu: 'B21' },
    { menu: 'R12', reads: true },
  ],
];
