/** What the services add on the server, by resource prefix. */
import type { FastifyPluginAsync } from 'fastify';
import type { PageForm } from '../api/pageForms.ts';
import type { DashboardPart } from '../api/dashboard/part.ts';
import { dashboardRoutes } from '../api/dashboard/routes.ts';
import type { Behaviours } from '../database/behaviour.ts';
import { bondedWorks } from './bwms/dashboard/works.server.ts';
import { bondedReportPart, bondedStockPart } from './bwms/dashboard/bonded.server.ts';
import { transportWorks } from './bta/dashboard/works.server.ts';
import { declPart, gatePart } from './bta/dashboard/transport.server.ts';
import { declBehaviour } from './bta/decl/decl.server.ts';
import { zoneRoutes } from './bta/zones.server.ts';
import { openReqBehaviour } from './bta/openReq/openReq.server.ts';
import { vhclBehaviour } from './bta/vhcl/vhcl.server.ts';
import { bondedIoBehaviour } from './bwms/io/io.server.ts';
import { bondedLedger } from './bwms/ledger.ts';
import { stock as bondedStock } from './bwms/stock/stock.ts';
import { bondedStockBehaviour } from './bwms/stock/stock.server.ts';
import { stockMonthRoutes } from './shared/stock/monthRoutes.server.ts';
import { planBehaviour } from './btcd/plan/plan.server.ts';
import { goodsWorks } from './3pl/dashboard/works.server.ts';
import { goodsOrderPart, goodsPart } from './3pl/dashboard/goods.server.ts';
import { ioBehaviour } from './3pl/io/io.server.ts';
import { goodsLedger } from './3pl/ledger.ts';
import { stock as goodsStock } from './3pl/stock/stock.ts';
import { stockBehaviour } from './3pl/stock/stock.server.ts';
import { bondAreaBehaviour } from './fw/bondArea.server.ts';
import { clientBehaviour } from './fw/clientSecret.server.ts';
import { codeBehaviour } from './fw/code.server.ts';
import { excRateBehaviour } from './fw/excRate.server.ts';
import { excRateRoutes } from './fw/excRateImport.server.ts';
import { jobRoutes } from './fw/job.server.ts';
import { apprBehaviour } from './groupware/appr.server.ts';
import { approvalSource } from './groupware/apprRequest.server.ts';
import { apprDocBehaviour } from './groupware/apprDoc.server.ts';
import { apprLineBehaviour } from './groupware/apprLine.server.ts';
import { apprPart } from './groupware/dashboard.server.ts';
import { resources } from './index.ts';
import { authBehaviour } from './platform/auth/auth.server.ts';
import { contactRoutes } from './platform/contact/contact.server.ts';
import { contactUndoRoutes } from './platform/contact/contactUndo.server.ts';
import { corpBehaviour } from './platform/corp/corp.server.ts';
import { joinCertRoutes } from './platform/join/joinCert.server.ts';
import { aidRoutes } from './platform/client/clientAids.server.ts';
import { forcelyRoutes } from './platform/client/clientForcely.server.ts';
import { handoverRoutes } from './platform/client/clientHandover.server.ts';
import { findmeRoutes } from './platform/findme/findme.server.ts';
import { joinRoutes } from './platform/join/join.server.ts';
import { memberRoutes } from './platform/member/member.server.ts';
import { messageBehaviour } from './platform/message/message.server.ts';
import { simulatorRoutes } from './platform/message/simulator.server.ts';
import { menuRoutes } from './platform/menu.server.ts';
import { mypageRoutes } from './platform/mypage/mypage.server.ts';
import { operationParts } from './platform/operations.server.ts';
import { outboxBehaviour } from './platform/outbox.server.ts';
import { listViewRoutes } from './platform/listView.server.ts';
import { prefRoutes } from './platform/pref.server.ts';
import { errFeRoutes } from './platform/system/errFeReport.server.ts';
import { demoBehaviour } from './platform/system/demo.server.ts';
import { demoForm, demoRequestRoutes } from './platform/system/demoRequest.server.ts';
import { askForm, askRoutes } from './platform/board/ask/ask.server.ts';
import { memberReplyRoutes, replyRoutes } from './platform/board/replies/reply.server.ts';
import { boardRoutes } from './platform/board/routes.server.ts';
import { boardBehaviour } from './platform/system/board.server.ts';
import { productBehaviour } from './platform/system/product.server.ts';
import { svcstoreRoutes } from './platform/system/svcstore.server.ts';
import { certCorpBehaviour } from './platform/certCorp/certCorp.server.ts';
import { archiveRoutes } from './platform/subsc/archive.server.ts';
import { payingRoutes } from './platform/subsc/paying.server.ts';
import { standingRoutes } from './platform/subsc/standing.server.ts';
import { waitingApplications } from './platform/subsc/waiting.server.ts';
import { subscBehaviour } from './platform/subsc/subsc.server.ts';
import { billBehaviour } from './platform/bill/bill.server.ts';
import { billPart } from './platform/bill/dashboard.server.ts';
import { depositRoutes } from './platform/bill/deposit/deposit.server.ts';
import { billingRoutes } from './platform/bill/billing.server.ts';
import { bookOnce } from './platform/usage/month.server.ts';
import { usageBehaviour } from './platform/usage/usage.server.ts';
import { taxInvBehaviour } from './platform/taxInv/taxInv.server.ts';
import { userBehaviour } from './platform/user/user.server.ts';
import { clntBehaviour } from './rs4/clnt/clnt.server.ts';
import { dealingsRoutes } from './rs4/dealings/dealings.server.ts';
import { orderBehaviour } from './rs4/order/order.server.ts';
import { invPart } from './rs4/dashboard/inv.server.ts';
import { orderPart } from './rs4/dashboard/order.server.ts';
import { purcPart } from './rs4/dashboard/purc.server.ts';
import { quotPart } from './rs4/dashboard/quot.server.ts';
import { workPart } from './rs4/dashboard/work.server.ts';
import { invBehaviour } from './rs4/inv/inv.server.ts';
import { invTaxSource } from './rs4/inv/tax.server.ts';
import { purc } from './rs4/purc/purc.ts';
import { quot } from './rs4/quot/quot.ts';
import { purcBehaviour } from './rs4/purc/purc.server.ts';
import { quotBehaviour } from './rs4/quot/quot.server.ts';
import { partnersLeftRoutes } from './rs4/purc/partnersLeft.server.ts';
import { quotRevisionRoutes } from './rs4/quot/revisions.server.ts';
import { pcrPart } from './shipwork/pcr/dashboard.server.ts';
import { pcrBehaviour } from './shipwork/pcr/pcr.server.ts';
import { configBehaviour, openSettings } from './rs4/stdinfo/config.server.ts';
import { itemBehaviour } from './rs4/stdinfo/item.server.ts';
import { orderTaxSource } from './shipwork/order/bill.server.ts';
import { loadPrmtBehaviour } from './shipwork/loadPrmt/loadPrmt.server.ts';
import { orderBehaviour as supplyOrderBehaviour } from './shipwork/order/order.server.ts';
import { shipworkWorks } from './shipwork/dashboard/works.server.ts';
import { loadPrmtPart, supplyOrderPart } from './shipwork/dashboard/supply.server.ts';
import { styleCodeBehaviour } from './rs4/styleCode.server.ts';
import { workBehaviour } from './rs4/work/work.server.ts';
import { expDeclPart, impDeclPart } from './shipwork/dashboard/declarations.server.ts';
import { expDeclBehaviour } from './shipwork/expDecl/expDecl.server.ts';
import { impDeclBehaviour } from './shipwork/impDecl/impDecl.server.ts';

export interface ServiceRoutes {
  readonly prefix: string;
  readonly plugin: FastifyPluginAsync;
}

export const behaviours: Behaviours = {
  'bta/decl': declBehaviour,
  'bta/openReq': openReqBehaviour,
  'bta/vhcl': vhclBehaviour,
  'bwms/io': bondedIoBehaviour,
  'bwms/stock': bondedStockBehaviour,
  'btcd/plan': planBehaviour,
  'fw/bondArea': bondAreaBehaviour,
  'fw/client': clientBehaviour,
  'fw/code': codeBehaviour(resources),
  'fw/excRate': excRateBehaviour,
  'groupware/appr': apprBehaviour({ RS4_QUOT: approvalSource(quot), RS4_PURC: approvalSource(purc) }),
  'groupware/apprDoc': apprDocBehaviour,
  'groupware/apprLine': apprLineBehaviour,
  'platform/auth': authBehaviour,
  'platform/certCorp': certCorpBehaviour,
  'platform/corp': corpBehaviour,
  'platform/message': messageBehaviour(resources),
  'platform/outbox': outboxBehaviour,
  'platform/bill': billBehaviour,
  'platform/subsc': subscBehaviour([openSettings], bookOnce),
  'platform/usage': usageBehaviour,
  'platform/system/demo': demoBehaviour,
  'platform/system/board': boardBehaviour,
  'platform/system/product': productBehaviour,
  'platform/taxInv': taxInvBehaviour({ RS4_INV: invTaxSource, SW_ORDER: orderTaxSource }),
  'platform/user': userBehaviour,
  '3pl/io': ioBehaviour,
  '3pl/stock': stockBehaviour,
  'rs4/clnt': clntBehaviour,
  'rs4/order': orderBehaviour,
  'rs4/inv': invBehaviour,
  'rs4/purc': purcBehaviour,
  'rs4/quot': quotBehaviour,
  'rs4/stdinfo/config': configBehaviour,
  'rs4/stdinfo/item': itemBehaviour,
  'rs4/styleCode': styleCodeBehaviour,
  'shipwork/loadPrmt': loadPrmtBehaviour,
  'shipwork/order': supplyOrderBehaviour,
  'rs4/work': workBehaviour,
  'shipwork/expDecl': expDeclBehaviour,
  'shipwork/impDecl': impDeclBehaviour,
  'shipwork/pcr': pcrBehaviour,
};

/** Figures of the dashboard. */
export const dashboardParts: readonly DashboardPart[] = [
  quotPart,
  orderPart,
  workPart,
  invPart,
  purcPart,
  supplyOrderPart,
  loadPrmtPart,
  expDeclPart,
  impDeclPart,
  pcrPart,
  declPart,
  bondedStockPart,
  bondedReportPart,
  goodsOrderPart,
  goodsPart,
  gatePart,
  ...shipworkWorks(resources),
  ...transportWorks(resources),
  ...bondedWorks(resources),
  ...goodsWorks(resources),
  apprPart(resources),
  billPart,
  waitingApplications,
  ...operationParts,
];

/** Calls that belong to no resource, below `/api/{prefix}`. */
export const routes: readonly ServiceRoutes[] = [
  { prefix: 'platform', plugin: memberRoutes },
  { prefix: 'platform', plugin: joinCertRoutes },
  { prefix: 'platform', plugin: prefRoutes },
  { prefix: 'platform', plugin: simulatorRoutes },
  { prefix: 'platform', plugin: listViewRoutes },
  { prefix: 'platform', plugin: mypageRoutes },
  { prefix: 'platform', plugin: contactRoutes },
  { prefix: 'platform', plugin: contactUndoRoutes },
  { prefix: 'platform', plugin: joinRoutes },
  { prefix: 'platform', plugin: findmeRoutes },
  { prefix: 'platform', plugin: demoRequestRoutes },
  { prefix: 'platform', plugin: boardRoutes },
  { prefix: 'platform', plugin: askRoutes },
  { prefix: 'platform', plugin: replyRoutes },
  { prefix: 'platform', plugin: memberReplyRoutes },
  { prefix: 'platform', plugin: svcstoreRoutes },
  { prefix: 'platform', plugin: dashboardRoutes(resources, dashboardParts) },
  { prefix: 'platform', plugin: handoverRoutes },
  { prefix: 'platform', plugin: aidRoutes },
  { prefix: '', plugin: forcelyRoutes },
  { prefix: '', plugin: menuRoutes },
  { prefix: '', plugin: errFeRoutes },
  { prefix: 'fw', plugin: excRateRoutes },
  { prefix: 'rs4', plugin: quotRevisionRoutes },
  { prefix: '', plugin: dealingsRoutes },
  { prefix: 'rs4', plugin: partnersLeftRoutes },
  { prefix: 'platform', plugin: billingRoutes(resources, behaviours) },
  { prefix: 'platform', plugin: depositRoutes(resources, behaviours) },
  { prefix: 'platform', plugin: archiveRoutes(resources, behaviours) },
  { prefix: 'platform', plugin: payingRoutes },
  { prefix: 'platform', plugin: standingRoutes },
  { prefix: 'bta', plugin: zoneRoutes },
  { prefix: '', plugin: stockMonthRoutes(goodsStock, goodsLedger) },
  { prefix: '', plugin: stockMonthRoutes(bondedStock, bondedLedger) },
  { prefix: 'fw', plugin: jobRoutes(resources, behaviours) },
];

export { levelsNow } from './platform/member/memberSession.server.ts';

/** Forms of public pages that work without scripts. */
export const forms: readonly PageForm[] = [askForm, demoForm];
