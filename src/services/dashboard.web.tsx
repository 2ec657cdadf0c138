/** The dashboard with the cards of every service. */
import DashboardPage from '../admin/dashboard/DashboardPage.tsx';
import type { DashboardSource } from '../admin/dashboard/cards.ts';

const sources: readonly DashboardSource[] = [
  {
    parts: ['rs4/quot', 'rs4/order', 'rs4/work', 'rs4/inv', 'rs4/purc'],
    makes: [
      { menu: 'R11', label: 'dashboard.new_quot', part: 'rs4/quot' },
      { menu: 'R22', label: 'dashboard.new_purc', part: 'rs4/purc' },
    ],
    load: () => import('./rs4/dashboard/cards.web.tsx'),
  },
  {
    parts: ['shipwork/expDecl', 'shipwork/impDecl', 'shipwork/order', 'shipwork/loadPrmt', 'shipwork/pcr'],
    makes: [{ menu: 'S22', label: 'dashboard.new_import', part: 'shipwork/impDecl' }],
    load: () => import('./shipwork/dashboard/cards.web.tsx'),
  },
  { parts: ['bta/decl', 'btcd/plan'], load: () => import('./bta/dashboard/cards.web.tsx') },
  { parts: ['bwms/stock', 'bwms/io'], load: () => import('./bwms/dashboard/cards.web.tsx') },
  { parts: ['3pl/io', '3pl/stock'], load: () => import('./3pl/dashboard/cards.web.tsx') },
  {
    parts: ['platform/system/demo', 'platform/outbox', 'platform/system/errFe', 'platform/corp'],
    load: () => import('./platform/operationCards.web.tsx'),
  },
  { parts: ['platform/subsc/waiting'], load: () => import('./platform/subsc/waitingCard.web.tsx') },
  { parts: ['platform/bill'], load: () => import('./platform/bill/billCards.web.tsx') },
  { parts: [], load: () => import('./platform/noticeCard.web.tsx') },
  { parts: ['groupware/appr'], load: () => import('./groupware/dashboardCards.web.tsx') },
];

const Dashboard = () => <DashboardPage sources={sources} />;
export default Dashboard;
