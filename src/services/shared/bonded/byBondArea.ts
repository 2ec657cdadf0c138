/** Bonded areas are offered while one types their code; the name of the chosen one may fill a field beside it. */
import type { Offered } from '../../../fields/formatted/offered.ts';

export const byBondArea = (fills?: string): Offered => ({
  by: 'bta/common/bondArea',
  ...(fills === undefined ? {} : { fills: { [fills]: 'value' } }),
});
