/** Cards of bonded transport, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { TripsCard } from './TripsCard.tsx';
import { ArrivalTile, DifferingTile, GateTile, MovingTile } from './TransportTiles.tsx';

export default [
  card('transport.moving', 'bta/decl', 'tile', MovingTile),
  card('transport.gate', 'btcd/plan', 'tile', GateTile),
  card('transport.arrival', 'btcd/plan', 'tile', ArrivalTile),
  card('transport.differing', 'btcd/plan', 'tile', DifferingTile),
  card('transport.trips', 'btcd/plan', 'main', TripsCard),
];
