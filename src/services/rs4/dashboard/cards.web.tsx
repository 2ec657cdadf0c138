/** Cards of ship repair, in their order. */
import { lazy, Suspense } from 'react';
import { card, type CardProps } from '../../../admin/dashboard/cards.ts';
import { Ages, ReceivableTile } from './InvCards.tsx';
import { Margins, Running, WorkingTile } from './OrderCards.tsx';
import { PurcTile } from './PurcTile.tsx';
import { Months, Stages } from './QuotCharts.tsx';
import { HitTile, OpenTile, WonTile } from './QuotTiles.tsx';
import { Start } from './Start.tsx';
import { Teams, WorksTile } from './WorkCards.tsx';

const PlanCard = lazy(() => import('../schedule/PlanCard.tsx'));
const Plan = (props: CardProps<unknown>) => (
  <Suspense fallback={null}>
    <PlanCard {...props} />
  </Suspense>
);

export default [
  card('quot.open', 'rs4/quot', 'tile', OpenTile),
  card('quot.won', 'rs4/quot', 'tile', WonTile),
  card('quot.hit', 'rs4/quot', 'tile', HitTile),
  card('inv.unpaid', 'rs4/inv', 'tile', ReceivableTile),
  card('order.working', 'rs4/order', 'tile', WorkingTile),
  card('work.ing', 'rs4/work', 'tile', WorksTile),
  card('purc.open', 'rs4/purc', 'tile', PurcTile),
  card('quot.start', 'rs4/quot', 'main', Start),
  card('quot.months', 'rs4/quot', 'main', Months),
  card('quot.stages', 'rs4/quot', 'main', Stages),
  card('order.plan', 'rs4/order', 'wide', Plan),
  card('order.running', 'rs4/order', 'more', Running),
  card('work.teams', 'rs4/work', 'more', Teams),
  card('order.margins', 'rs4/order', 'more', Margins),
  card('inv.ages', 'rs4/inv', 'more', Ages),
];
