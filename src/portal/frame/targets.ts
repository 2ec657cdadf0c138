import type { MenuEntry } from '../../core/authority.ts';

/** Where the header, the full menu and the footer lead. `label` is a key below `portal`. */
export interface Target {
  readonly label: string;
  /** Address below the base, with its query. */
  readonly page: string;
  /** Pages elsewhere that belong below it. */
  readonly holds?: string;
  /** Members go to their desk instead. */
  readonly forVisitors?: true;
}
const target = (label: string, page: string): Target => ({ label, page });

export const mainNav: readonly Target[] = [
  { ...target('header.store', 'svcstore'), holds: 'svcinfo' },
  target('header.notice', 'about/notice'),
  { ...target('header.demo', 'index#demo'), forVisitors: true },
];

export interface Service extends Target {
  readonly sysCd: string;
  /** Colour of its group in the store (2-portal 2 "service store list"). */
  readonly group: 'blue' | 'green' | 'orange' | 'yellow';
  /** Folders of its menus where it runs; masters that every company has belong to none. */
  readonly desk?: readonly string[];
}
/** Where a system has an introduction of its own. */
const introductions: Readonly<Record<string, string>> = { RS4: 'svcinfo/30', BTA: 'svcinfo/27' };
/** Elsewhere the store shows the system alone. */
const service = (code: string, sysCd: string, group: Service['group'], ...desk: readonly string[]): Service => ({
  label: `service.${code}`,
  page: introductions[sysCd] ?? `svcstore?sys=${sysCd}`,
  sysCd,
  group,
  ...(desk.length > 0 && { desk }),
});
export const services: readonly Service[] = [
  service('swk', 'SWK', 'blue', 'S1', 'S2'),
  service('lmate', 'LMATE', 'blue'),
  service('rs4', 'RS4', 'green', 'R1', 'R2'),
  service('insp', 'INSP', 'blue'),
  service('groupware', 'GW', 'blue', 'G1'),
  service('bta', 'BTA', 'orange', 'B1'),
  service('btcd', 'BTCD', 'orange', 'B2'),
  service('bwms', 'BWMS', 'orange', 'W1'),
  service('tpl', '3PL', 'yellow', 'T1'),
  service('tmate', 'TMATE', 'yellow'),
  service('dtsp', 'DTSP', 'yellow'),
  service('dts', 'DTS', 'yellow'),
];

export const support: readonly Target[] = [
  target('header.notice', 'about/notice'),
  target('menu.qna', 'about/notice?boardCd=platform_qna'),
  target('menu.faq', 'about/notice?boardCd=platform_faq'),
  target('menu.ask', 'about/ask'),
  target('header.demo', 'index#demo'),
  target('menu.contact', 'about/contact'),
  target('menu.sitemap', 'about/sitemap'),
];

export const memberPages: readonly Target[] = [
  target('header.login', 'login'),
  target('header.join', 'join'),
  target('login.find_id', 'find/id'),
  target('login.find_pw', 'find/pw'),
];

export const policies: readonly Target[] = [
  target('footer.terms', 'terms'),
  target('footer.policy', 'policy'),
  target('footer.privacy', 'privacy'),
];

export const footerLinks: readonly Target[] = [
  target('footer.terms', 'terms'),
  target('footer.privacy', 'privacy'),
  target('footer.policy', 'policy'),
  target('footer.contact', 'about/contact'),
  target('menu.sitemap', 'about/sitemap'),
];

export interface WorkSystem {
  readonly label: string;
  readonly path: string;
}
/** The dashboard, and the systems of the back office that these menus of a login open, each in a window of its own. */
export function workSystems(menu: readonly MenuEntry[]): readonly WorkSystem[] {
  const systems = services.flatMap(({ label, desk }) => {
    const first = menu.find(({ treePaId, url }) => url && treePaId && desk?.includes(treePaId));
    return first?.url ? [{ label, path: first.url }] : [];
  });
  return [dashboard, ...systems];
}
export const dashboard: WorkSystem = { label: 'header.dashboard', path: '/platform/dashboard' };
