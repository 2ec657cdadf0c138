/** Cards of the bonded warehouse, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { LyingTile, ReportTile } from './BondedTiles.tsx';

export default [
  card('bonded.lying', 'bwms/stock', 'tile', LyingTile),
  card('bonded.reports', 'bwms/io', 'tile', ReportTile),
];
