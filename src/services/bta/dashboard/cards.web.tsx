/** Cards of bonded transport, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { worksCard } from '../../../admin/dashboard/WorksCard.tsx';
import { arrivingTrips, gateTrips, openTransports } from './figures.ts';
import { TripsCard } from './TripsCard.tsx';
import { ArrivalTile, DifferingTile, GateTile, MovingTile } from './TransportTiles.tsx';

const transports = worksCard({
  ...{ id: 'transport', prefix: 'bta/decl', menu: 'B12', states: openTransports, group: 'BT_ST' },
});
const gate = worksCard({
  ...{ id: 'gate', prefix: 'btcd/plan', menu: 'B22', view: 'gate', states: gateTrips, group: 'PLAN_ST', rare: true },
});
const arrivals = worksCard({
  ...{
    id: 'arrv',
    prefix: 'btcd/plan',
    menu: 'B23',
    view: 'arrv',
    states: arrivingTrips,
    group: 'PLAN_ST',
    rare: true,
  },
});

export default [
  card('transport.moving', 'bta/decl', 'tile', MovingTile),
  card('transport.gate', 'btcd/plan', 'tile', GateTile),
  card('transport.arrival', 'btcd/plan', 'tile', ArrivalTile),
  card('transport.differing', 'btcd/plan', 'tile', DifferingTile),
  card('transport.trips', 'btcd/plan', 'main', TripsCard),
  card('transport.gate_works', 'btcd/plan#gate', 'works', gate),
  card('transport.arrv_works', 'btcd/plan#arrv', 'works', arrivals),
  card('transport.works', 'bta/decl#works', 'works', transports),
];
