/** The back office put together: where every resource shows, the menu tree, and the screens that stand in for derived ones. */
import { lazy } from 'react';
import type { DeclarationLoaders } from '../admin/providers/declarations.ts';
import type { DeskPart } from '../admin/deskPart.ts';
import { openDesk } from '../admin/openDesk.tsx';
import type { DeskPage } from '../admin/pages/deskPage.ts';
import type { WebScreens } from '../admin/screens/contract.ts';
import { ownAddresses } from './deskAddresses.ts';
import type { OwnAddress } from './deskAddresses.ts';
import { menuTree } from './reference/menus.ts';
import { shown } from './shown.ts';
import { thumbs } from './thumbs.web.ts';

const declarations: DeclarationLoaders = {
  platform: async () => (await import('./resources/platform.ts')).platform,
  rs4: async () => (await import('./resources/rs4.ts')).rs4,
  groupware: async () => (await import('./resources/groupware.ts')).groupware,
  insp: async () => (await import('./resources/insp.ts')).insp,
  shipwork: async () => (await import('./resources/shipwork.ts')).shipwork,
  bonded: async () => (await import('./resources/bonded.ts')).bonded,
  logistics: async () => (await import('./resources/logistics.ts')).logistics,
};

/** By resource prefix; each fetched when its address is opened. */
const web: WebScreens = {
  'platform/corp': {
    list: lazy(() => import('./platform/corp/corp.web.tsx')),
    form: lazy(() => import('./platform/corp/corpForm.web.tsx')),
  },
  'platform/message': {
    list: lazy(() => import('./platform/message/messageList.web.tsx')),
    form: lazy(() => import('./platform/message/message.web.tsx')),
  },
  'platform/system/board': { form: lazy(() => import('./platform/system/board.web.tsx')) },
  'platform/system/product': { form: lazy(() => import('./platform/system/product.web.tsx')) },
  'platform/subsc': {
    list: lazy(() => import('./platform/subsc/subscList.web.tsx')),
    form: lazy(() => import('./platform/subsc/subsc.web.tsx')),
  },
  'platform/bill': {
    list: lazy(() => import('./platform/bill/billList.web.tsx')),
    form: lazy(() => import('./platform/bill/bill.web.tsx')),
  },
  'platform/usage': { list: lazy(() => import('./platform/usage/usageList.web.tsx')) },
  'platform/taxInv': {
    list: lazy(() => import('./platform/taxInv/taxInvList.web.tsx')),
    form: lazy(() => import('./platform/taxInv/taxInv.web.tsx')),
  },
  '3pl/io': { form: lazy(() => import('./3pl/io/io.web.tsx')) },
  '3pl/stock': { list: lazy(() => import('./3pl/stock/stockList.web.tsx')) },
  'bwms/io': { form: lazy(() => import('./bwms/io/io.web.tsx')) },
  'bwms/stock': {
    list: lazy(() => import('./bwms/stock/stockList.web.tsx')),
    form: lazy(() => import('./bwms/stock/stock.web.tsx')),
  },
  'bta/decl': {
    list: lazy(() => import('./bta/decl/declList.web.tsx')),
    form: lazy(() => import('./bta/decl/decl.web.tsx')),
  },
  'btcd/plan': {
    list: lazy(() => import('./btcd/plan/planList.web.tsx')),
    form: lazy(() => import('./btcd/plan/plan.web.tsx')),
  },
  'rs4/clnt': { form: lazy(() => import('./rs4/clnt/clnt.web.tsx')) },
  'rs4/ship': { form: lazy(() => import('./rs4/ship/ship.web.tsx')) },
  'rs4/order': { form: lazy(() => import('./rs4/order/order.web.tsx')) },
  'rs4/purc': { form: lazy(() => import('./rs4/purc/purc.web.tsx')) },
  'rs4/inv': { form: lazy(() => import('./rs4/inv/inv.web.tsx')) },
  'rs4/work': {
    list: lazy(() => import('./rs4/schedule/WorkList.tsx')),
    form: lazy(() => import('./rs4/work/work.web.tsx')),
  },
  'shipwork/order': { form: lazy(() => import('./shipwork/order/order.web.tsx')) },
  'rs4/quot': { form: lazy(() => import('./rs4/quot/quot.web.tsx')) },
  'shipwork/expDecl': { form: lazy(() => import('./shipwork/expDecl/expDecl.web.tsx')) },
  'shipwork/impDecl': { form: lazy(() => import('./shipwork/impDecl/impDecl.web.tsx')) },
  'shipwork/pcr': { form: lazy(() => import('./shipwork/pcr/pcr.web.tsx')) },
  'groupware/appr': {
    list: lazy(() => import('./groupware/apprList.web.tsx')),
    form: lazy(() => import('./groupware/appr.web.tsx')),
  },
  'platform/user': { form: lazy(() => import('./platform/user/user.web.tsx')) },
  'platform/auth': { form: lazy(() => import('./platform/auth/auth.web.tsx')) },
};

const Me = lazy(() => import('./fw/me.web.tsx'));
/** Pages that show no resource. */
const pages: readonly (DeskPage & { readonly path: OwnAddress | '/fw_m/me' })[] = [
  { path: ownAddresses.dashboard, View: lazy(() => import('./dashboard.web.tsx')) },
  { path: ownAddresses.info, View: lazy(() => import('./platform/mypage/info.web.tsx')) },
  { path: ownAddresses.pw, View: lazy(() => import('./platform/mypage/pw.web.tsx')) },
  { path: ownAddresses.export, View: lazy(() => import('../admin/export/ExportsPage.tsx')) },
  { path: ownAddresses.withdraw, View: lazy(() => import('./platform/mypage/withdraw.web.tsx')) },
  { path: ownAddresses.subscribe, View: lazy(() => import('./platform/subsc/subscribe.web.tsx')) },
  { path: ownAddresses.me, View: Me },
  { path: '/fw_m/me', View: Me },
];

/** `replaced`: screens in the place of those above, as a test brings them. */
export const makeDesk = (replaced: WebScreens = {}): DeskPart =>
  openDesk({ shown, declarations, menus: menuTree, web: { ...web, ...replaced }, pages, thumbs });
