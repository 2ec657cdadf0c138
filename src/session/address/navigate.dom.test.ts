import { afterEach, describe, expect, it, vi } from 'vitest';
import { isExternal, openExternal } from './external.ts';
import { goBack, navigateTo } from './navigate.ts';
import type { Ways } from './navigate.ts';
import { isOnlyContents } from './onlyContents.ts';
import { documentTitle, portalTexts } from './title.ts';

const ways = (more: Partial<Ways> = {}) => {
  const did: string[] = [];
  const made: Ways = {
    push: (path) => void did.push(`push ${path}`),
    back: () => void did.push('back'),
    alert: () => void did.push('alert'),
    leave: (address, how) => void did.push(`${how} ${address}`),
    closeMenu: () => void did.push('close'),
    isIn: () => false,
    ...more,
  };
  return { did, made };
};
const go = (target: string, options = {}, more: Partial<Ways> = {}) => {
  const { did, made } = ways(more);
  navigateTo(target, options, made);
  return did;
};

describe('targets (1-foundations 2.2)', () => {
  it('onConstruction alerts', () => expect(go('onConstruction')).toEqual(['alert']));
  it('back goes back one page, on failure to /', () => {
    expect(go('back')).toEqual(['back']);
    const { did, made } = ways();
    navigateTo('back', {}, { ...made, back: (orElse) => orElse() });
    expect(did).toEqual(['push /']);
  });
  it('a target that needs a login leads visitors to the login with redirect', () => {
    expect(go('/fw/me?a=1', { needsLogin: true })).toEqual([
      'close',
      'push /platform/member/login?redirect=%2Ffw%2Fme%3Fa%3D1',
    ]);
    expect(go('/fw/me', { needsLogin: true }, { isIn: () => true })).toEqual(['close', 'push /fw/me']);
  });
  it('another site opens in a new window or replaces the page', () => {
    expect(go('https://yard.example/a')).toEqual(['window https://yard.example/a']);
    expect(go('https://yard.example', { external: 'replace' })).toEqual(['replace https://yard.example']);
  });
  it('otherwise the full menu closes and the route is pushed', () =>
    expect(go('/portal/svcstore')).toEqual(['close', 'push /portal/svcstore']));
});

describe('going back', () => {
  afterEach(() => vi.useRealTimers());
  it('leads home when no page comes', () => {
    vi.useFakeTimers();
    history.pushState(null, '', '/a');
    vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const orElse = vi.fn();
    goBack(orElse);
    vi.advanceTimersByTime(1000);
    expect(orElse).toHaveBeenCalledOnce();
  });
  it('leaves it at the page that came', () => {
    vi.useFakeTimers();
    vi.spyOn(history, 'back').mockImplementation(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    const orElse = vi.fn();
    goBack(orElse);
    vi.advanceTimersByTime(5000);
    expect(orElse).not.toHaveBeenCalled();
  });
});

describe('other sites', () => {
  it('are web, mail and telephone addresses', () => {
    for (const one of ['https://a.example', 'http://a.example:8080/b?c', 'mailto:a@b.example', 'tel:0510000000'])
      expect([one, isExternal(one)]).toEqual([one, true]);
    for (const one of [
      '/a',
      'a',
      'javascript:alert(1)',
      'https://a@b.example',
      'https:/a',
      'https://a\\b',
      '//a.example',
    ])
      expect([one, isExternal(one)]).toEqual([one, false]);
  });
  it('open in a window that knows nothing of this one', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openExternal('https://a.example');
    expect(open).toHaveBeenCalledExactlyOnceWith('https://a.example', '_blank', 'noopener,noreferrer');
    expect(() => openExternal('javascript:alert(1)')).toThrow();
  });
});

it('only the literal word true shows the contents alone', () => {
  const only = (query: string) => isOnlyContents(new URLSearchParams(query));
  expect(only('isOnlyContentsMode=true')).toBe(true);
  for (const query of [
    '',
    'isOnlyContentsMode',
    'isOnlyContentsMode=1',
    'isOnlyContentsMode=TRUE',
    'isOnlyContentsMode=true%20',
  ])
    expect([query, only(query)]).toEqual([query, false]);
});

it('the document is called after the menu, then the portal', () => {
  expect(documentTitle('거래처', '항로')).toBe('거래처 | 항로');
  expect(documentTitle(undefined, '항로')).toBe('항로');
  expect(portalTexts('/lmate/index').brand).toBe('brand.lmate.name');
  expect(['/portal/index', '/srmate/index', '/rs4/clnt'].map((path) => portalTexts(path).brand)).toEqual(
    Array(3).fill('brand.name'),
  );
});
