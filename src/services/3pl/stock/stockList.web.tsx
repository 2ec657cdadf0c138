/** Goods of shippers as a list, counted side by side, as a map of their places, and by shipper. */
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import type { StockMapping } from '../../shared/places/mapping.ts';
import { ShownStock } from '../../shared/places/ShownStock.tsx';
import { damaged } from '../ledger.ts';
import { CountDialog } from './CountDialog.tsx';
import { soonDays } from './soon.ts';

const asks = { count: CountDialog };
const mapping: StockMapping = {
  ...{ area: 'whCd', areaGroup: 'WH', dueSoonDays: soonDays },
  apart: { placeCd: damaged, text: 'places.damaged' },
  ofOwner: ({ clntId }) => ({ clntId: String(clntId) }),
};

export default function StockList(props: ListScreenProps) {
  return (
    <ShownStock
      {...props}
      mapping={mapping}
      list={(extra, extraChoices) => <ListScreen {...props} {...{ extra, extraChoices, asks }} />}
    />
  );
}
