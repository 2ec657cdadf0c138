/** Cards of ship supplies, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { Bought, PermitTile, Sold } from './SupplyCards.tsx';

export default [
  card('supply.permits', 'shipwork/loadPrmt', 'tile', PermitTile),
  card('supply.sell', 'shipwork/order', 'main', Sold),
  card('supply.buy', 'shipwork/order', 'main', Bought),
];
