/** Cards of a warehouse for shippers, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { ComingTile, GoingTile, LowTile, SoonTile } from './GoodsTiles.tsx';

export default [
  card('goods.coming', '3pl/io', 'tile', ComingTile),
  card('goods.going', '3pl/io', 'tile', GoingTile),
  card('goods.low', '3pl/stock', 'tile', LowTile),
  card('goods.soon', '3pl/stock', 'tile', SoonTile),
];
