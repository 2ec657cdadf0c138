/** Cards of shipwork, in their order. */
import { card } from '../../../admin/dashboard/cards.ts';
import { worksCard } from '../../../admin/dashboard/WorksCard.tsx';
import { PcrTile } from '../pcr/PcrTile.tsx';
import { DutyTile, ExportDueTile, ExportWaitingTile, ImportDueTile, ImportWaitingTile } from './DeclarationTiles.tsx';
import { openDeclarations } from './declarationFigures.ts';
import { liveStates } from './figures.ts';
import { Bought, PermitTile, Sold } from './SupplyCards.tsx';

const declarations = { states: openDeclarations, group: 'CS_ST' };
const exports = worksCard({ ...declarations, id: 'exp', prefix: 'shipwork/expDecl', menu: 'S21' });
const imports = worksCard({ ...declarations, id: 'imp', prefix: 'shipwork/impDecl', menu: 'S22' });
const orders = worksCard({
  ...{ id: 'supply', prefix: 'shipwork/order', menu: 'S11', states: liveStates, group: 'SWORD_ST', due: true },
});

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
  card('exp.works', 'shipwork/expDecl#works', 'works', exports),
  card('imp.works', 'shipwork/impDecl#works', 'works', imports),
  card('supply.works', 'shipwork/order#works', 'works', orders),
];
