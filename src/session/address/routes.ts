/** Who may open what, as data: the first rule that fits an address counts (1-foundations 2.1). */
import { isKnown, isLogin, isMobileLogin, isPortal, serviceCode } from './paths.ts';

export interface RouteRule {
  readonly name: 'Login' | 'MobileLogin' | 'Member' | 'Portal' | 'Unknown' | 'Desk';
  readonly fits: (path: string) => boolean;
  readonly requiresAuth: boolean;
}

const member = (path: string) => serviceCode(path) === 'platform' && path.split('/')[2] === 'member';

export const routeRules: readonly RouteRule[] = [
  { name: 'MobileLogin', fits: isMobileLogin, requiresAuth: false },
  { name: 'Login', fits: isLogin, requiresAuth: false },
  { name: 'Member', fits: member, requiresAuth: false },
  { name: 'Portal', fits: isPortal, requiresAuth: false },
  // Everybody is told that there is no such page.
  { name: 'Unknown', fits: (path) => !isKnown(path), requiresAuth: false },
  { name: 'Desk', fits: () => true, requiresAuth: true },
];

export const ruleOf = (path: string): RouteRule => routeRules.find(({ fits }) => fits(path))!;
