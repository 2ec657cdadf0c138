/** Cards of the bonded warehouse, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { worksCard } from '../../../admin/dashboard/WorksCard.tsx';
import { LyingTile, ReportTile } from './BondedTiles.tsx';
import { openReports } from './figures.ts';

const reports = { prefix: 'bwms/io', states: openReports, group: 'BWIO_ST' };
const reportsIn = worksCard({ ...reports, id: 'bonded_in', menu: 'W11', view: 'in' });
const reportsOut = worksCard({ ...reports, id: 'bonded_out', menu: 'W12', view: 'out' });

export default [
  card('bonded.lying', 'bwms/stock', 'tile', LyingTile),
  card('bonded.reports', 'bwms/io', 'tile', ReportTile),
  card('bonded.in_works', 'bwms/io#in', 'works', reportsIn),
  card('bonded.out_works', 'bwms/io#out', 'works', reportsOut),
];
