/** Goods of shippers as a list, counted side by side. */
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { CountDialog } from './CountDialog.tsx';

const asks = { count: CountDialog };

export default function StockList(props: ListScreenProps) {
  return <ListScreen {...props} asks={asks} />;
}
