/** The one way to go somewhere by a target's name (1-foundations 2.2), for public pages and back office alike. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isExternal, openExternal } from './external.ts';
import { showFullMenu } from './fullMenu.ts';
import { loginAddress } from './paths.ts';
import { getSession } from '../session.ts';

/** A path, an address of another site, or one of two words. */
export type Target = 'onConstruction' | 'back' | (string & {});

export interface TargetOptions {
  /** Only for logged-in people: others come by the login screen. */
  readonly needsLogin?: boolean;
  /** How another site opens; a new window unless said otherwise. */
  readonly external?: 'window' | 'replace';
}

export interface Ways {
  readonly push: (path: string) => void;
  /** One page back; calls `orElse` when there is none. */
  readonly back: (orElse: () => void) => void;
  readonly alert: () => void;
  readonly leave: (address: string, how: 'window' | 'replace') => void;
  readonly closeMenu: () => void;
  readonly isIn: () => boolean;
}

export function navigateTo(target: Target, { needsLogin, external = 'window' }: TargetOptions, ways: Ways): void {
  if (target === 'onConstruction') return ways.alert();
  if (target === 'back') return ways.back(() => ways.push('/'));
  if (isExternal(target)) return ways.leave(target, external);
  ways.closeMenu();
  ways.push(needsLogin && !ways.isIn() ? loginAddress(target) : target);
}

/** Time that a page before this one has to come. */
const patienceMs = 1000;

/** One page back, be it ours or another site's; `orElse` when none comes. */
export function goBack(orElse: () => void): void {
  if (history.length <= 1) return orElse();
  const stop = () => {
    clearTimeout(timer);
    for (const sign of ['popstate', 'pagehide']) window.removeEventListener(sign, stop);
  };
  const timer = setTimeout(() => {
    stop();
    orElse();
  }, patienceMs);
  for (const sign of ['popstate', 'pagehide']) window.addEventListener(sign, stop);
  history.back();
}

/** `alert` shows the text of a target that is still being built: 'Open 준비중입니다.' */
export function useNavigation(alert: () => void): (target: Target, options?: TargetOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (target, options = {}) =>
      navigateTo(target, options, {
        push: (path) => void navigate(path),
        back: goBack,
        alert,
        leave: openExternal,
        closeMenu: () => showFullMenu(false),
        isIn: () => getSession().status === 'in',
      }),
    [navigate, alert],
  );
}
