/** Cards of shipwork, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { PcrTile } from '../pcr/PcrTile.tsx';
import { DutyTile, ExportDueTile, ExportWaitingTile, ImportDueTile, ImportWaitingTile } from './DeclarationTiles.tsx';
import { Bought, PermitTile, Sold } from './SupplyCards.tsx';

export default [
  card('exp.due', 'shipwork/expDecl', 'tile', ExportDueTile),
  card('imp.due', 'shipwork/impDecl', 'tile', ImportDueTile),
  card('exp.waiting', 'shipwork/expDecl', 'tile', ExportWaitingTile),
  card('imp.waiting', 'shipwork/impDecl', 'tile', ImportWaitingTile),
  card('imp.duty', 'shipwork/impDecl', 'tile', DutyTile),
  card('pcr.open', 'shipwork/pcr', 'tile', PcrTile),
  card('supply.permits', 'shipwork/loadPrmt', 'tile', PermitTile),
  card('supply.sell', 'shipwork/order', 'more', Sold),
  card('supply.buy', 'shipwork/order', 'more', Bought),
];
