/** How the map and the owners of bonded goods lead to their list. */
import type { StockMapping } from '../../shared/places/mapping.ts';
import { noticeDays } from './stock.rules.ts';

export const mapping: StockMapping = {
  ...{ area: 'bondAreaCd', dueSoonDays: noticeDays },
  ofOwner: ({ name }) => ({ owner: name }),
};
