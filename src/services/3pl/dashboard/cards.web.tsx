/** Cards of a warehouse for shippers, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { worksCard } from '../../../admin/dashboard/WorksCard.tsx';
import { ComingTile, GoingTile, LowTile, SoonTile } from './GoodsTiles.tsx';
import { openOrders } from './figures.ts';

const orders = { prefix: '3pl/io', states: openOrders, group: 'WHIO_ST', due: true };
const ordersIn = worksCard({ ...orders, id: 'goods_in', menu: 'T11', view: 'in' });
const ordersOut = worksCard({ ...orders, id: 'goods_out', menu: 'T12', view: 'out' });

export default [
  card('goods.coming', '3pl/io', 'tile', ComingTile),
  card('goods.going', '3pl/io', 'tile', GoingTile),
  card('goods.low', '3pl/stock', 'tile', LowTile),
  card('goods.soon', '3pl/stock', 'tile', SoonTile),
  card('goods.in_works', '3pl/io#in', 'works', ordersIn),
  card('goods.out_works', '3pl/io#out', 'works', ordersOut),
];
