import { bondedReportRecords, bondedStockRecords } from './bondedGoods.ts';
import { approvalLineRecords } from './approvalLines.ts';
import { authorityRecords } from './authorities.ts';
import { boardRecords } from './boards/index.ts';
import { certCorpRecords } from './certCorps.ts';
import { companyRecords } from './companies.ts';
import { confirmationRecords } from './confirmations.ts';
import { demoRequestRecords } from './demoRequests.ts';
import { exportDeclarationRecords } from './exportDeclarations.ts';
import { importDeclarationRecords } from './importDeclarations.ts';
import { itemRecords } from './masters/items.ts';
import { bondAreaRecords, configRecords, excRateRecords } from './masters/common.ts';
import { invoiceRecords, purchaseRecords } from './money.ts';
import { orderRecords, workRecords } from './orders.ts';
import { partnerRecords } from './masters/partners.ts';
import { quotationRecords } from './quotations.ts';
import type { DemoSet } from './record.ts';
import { shipRecords } from './masters/ships.ts';
import { goodsRecords, warehouseOrderRecords } from './shipperGoods.ts';
import { styleRecords } from './masters/styles.ts';
import { subscriptionRecords } from './subscriptions.ts';
import { loadPrmtRecords, supplyOrderRecords } from './supplyOrders.ts';
import { dispatchRecords, transportRecords } from './transports.ts';
import { userRecords } from './users.ts';
import { vehicleRecords } from './masters/vehicles.ts';

export { accounts } from './accounts.ts';
export { companies } from './companies.ts';
export { datedValues, madeAt } from './record.ts';
export type { DemoRecord, DemoRef, DemoRow, DemoSet, DemoValue } from './record.ts';

/** Demo records by resource, in an order in which every reference finds its target. */
export const demoSets: readonly DemoSet[] = [
  { prefix: 'platform/corp', records: companyRecords },
  { prefix: 'platform/user', records: userRecords },
  { prefix: 'platform/subsc', records: subscriptionRecords },
  { prefix: 'platform/auth', records: authorityRecords },
  { prefix: 'platform/certCorp', records: certCorpRecords },
  { prefix: 'groupware/apprLine', records: approvalLineRecords },
  { prefix: 'fw/bondArea', records: bondAreaRecords },
  { prefix: 'fw/excRate', records: excRateRecords },
  { prefix: 'platform/system/board', records: boardRecords },
  { prefix: 'rs4/stdinfo/config', records: configRecords },
  { prefix: 'rs4/styleCode', records: styleRecords },
  { prefix: 'rs4/clnt', records: partnerRecords },
  { prefix: 'rs4/ship', records: shipRecords },
  { prefix: 'rs4/stdinfo/item', records: itemRecords },
  { prefix: 'rs4/quot', records: quotationRecords },
  { prefix: 'rs4/order', records: orderRecords },
  { prefix: 'rs4/work', records: workRecords },
  { prefix: 'rs4/purc', records: purchaseRecords },
  { prefix: 'rs4/inv', records: invoiceRecords },
  { prefix: 'shipwork/order', records: supplyOrderRecords },
  { prefix: 'shipwork/loadPrmt', records: loadPrmtRecords },
  { prefix: 'shipwork/expDecl', records: exportDeclarationRecords },
  { prefix: 'shipwork/impDecl', records: importDeclarationRecords },
  { prefix: 'shipwork/pcr', records: confirmationRecords },
  { prefix: 'bta/vhcl', records: vehicleRecords },
  { prefix: 'bwms/stock', records: bondedStockRecords },
  { prefix: 'bwms/io', records: bondedReportRecords },
  { prefix: '3pl/stock', records: goodsRecords },
  { prefix: '3pl/io', records: warehouseOrderRecords },
  { prefix: 'bta/decl', records: transportRecords },
  { prefix: 'btcd/plan', records: dispatchRecords },
  { prefix: 'platform/system/demo', records: demoRequestRecords },
];
