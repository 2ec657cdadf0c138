import { describe, expect, it } from 'vitest';
import type { Resource } from '../core/resource.ts';
import {
  homeScreen,
  nearestFirst,
  screenOfPath,
  screenOfResource,
  screenOfView,
  screenPath,
  screensOf,
} from './routes.ts';
import type { MenuInfo } from './routes.ts';

const menu = (id: number, treeId: string, url: string | null): MenuInfo => ({
  id,
  treeId,
  treePaId: null,
  url,
  menuNm: treeId,
  menuNmEn: treeId,
});
const tree = [
  menu(1, 'P1', null),
  menu(2, 'P11', '/platform/corp'),
  menu(3, 'P91', '/platform/system/corp'),
  menu(4, 'R32', '/rs4/clnt'),
  menu(5, 'R99', '/rs4/clnt/old'),
];
const resource = (prefix: string, menus: Resource['menus']): Resource => ({
  prefix,
  table: 'T',
  scope: 'OWN',
  menus,
  name: 'nm',
  fields: {},
  search: { keyword: [] },
  list: [],
});
const corp = resource('platform/corp', [{ menu: 'P11' }, { menu: 'P91', view: 'op', operator: true }]);
const clnt = resource('rs4/clnt', [{ menu: 'R32' }, { menu: 'NONE', view: 'x' }]);
const screens = screensOf([clnt, corp], tree);

describe('screensOf', () => {
  it('gives each menu of a resource its own screen, named by the address', () =>
    expect(screens.map((s) => [s.name, s.resource.prefix, s.view])).toEqual([
      ['platform/corp', 'platform/corp', undefined],
      ['platform/system/corp', 'platform/corp', 'op'],
      ['rs4/clnt', 'rs4/clnt', undefined],
    ]));
});

describe('screenPath', () => {
  it('follows the convention of react-admin', () => {
    expect(screenPath('rs4/clnt', { type: 'list' })).toBe('/rs4/clnt');
    expect(screenPath('rs4/clnt', { type: 'create' })).toBe('/rs4/clnt/create');
    expect(screenPath('rs4/clnt', { type: 'create', copy: 7 })).toBe('/rs4/clnt/create?copy=7');
    expect(screenPath('rs4/clnt', { type: 'edit', id: 7, tab: 1 })).toBe('/rs4/clnt/7?tab=1');
    expect(screenPath('rs4/clnt', { type: 'show', id: 7 })).toBe('/rs4/clnt/7/show');
  });
  it('leads back to its screen', () => {
    for (const screen of screens)
      for (const to of [
        { type: 'list' },
        { type: 'create', copy: 3 },
        { type: 'edit', id: 3 },
        { type: 'show', id: 3 },
      ] as const)
        expect(screenOfPath(screenPath(screen.name, to).split('?')[0]!, screens)).toBe(screen);
  });
});

describe('screenOfPath', () => {
  it('takes whole segments only', () => expect(screenOfPath('/rs4/clntX', screens)).toBeUndefined());
});

describe('screenOfResource', () => {
  it('finds the first screen that may be read', () => {
    expect(screenOfResource('platform/corp', screens, () => true)?.name).toBe('platform/corp');
    expect(screenOfResource('platform/corp', screens, (s) => s.view === 'op')?.name).toBe('platform/system/corp');
    expect(screenOfResource('rs4/ship', screens, () => true)).toBeUndefined();
  });
  it('finds that of the service in which the person stands, where there is one', () => {
    const bill = resource('platform/bill', [{ menu: 'P11' }, { menu: 'R32', view: 'rs4' }]);
    const places = screensOf([bill], tree);
    const found = (service: string, may = (_name: string) => true) =>
      screenOfResource('platform/bill', nearestFirst(places, service), ({ name }) => may(name))?.name;
    expect([found('rs4'), found('rs'), found('')]).toEqual(['rs4/clnt', 'platform/corp', 'platform/corp']);
    expect(found('rs4', (name) => name !== 'rs4/clnt')).toBe('platform/corp');
  });
});

describe('screenOfView', () => {
  const invoice = resource('platform/taxInv', [{ menu: 'P11' }, { menu: 'R32', view: 'rs4' }]);
  const places = screensOf([invoice], tree);
  it('takes the screen of the service in which the person stands, else that of the view', () => {
    const taken = (view: string | undefined, service: string, of = places) => screenOfView(of, view, service)?.name;
    expect(['rs4', 'platform', 'groupware'].map((service) => taken('rs4', service))).toEqual([
      ...['rs4/clnt', 'platform/corp', 'rs4/clnt'],
    ]);
    // What the other view does not show opens in the one that shows all, wherever the person stands.
    expect(['rs4', 'groupware'].map((service) => taken(undefined, service))).toEqual([
      'platform/corp',
      'platform/corp',
    ]);
    // Whoever may open one alone gets that.
    expect(taken('rs4', 'rs4', places.slice(0, 1))).toBe('platform/corp');
    expect(taken(undefined, 'rs4', places.slice(1))).toBe('rs4/clnt');
  });
});

describe('homeScreen', () => {
  const home = (levels: Record<string, 0 | 1 | 2>) => homeScreen(screens, (s) => levels[s.name] ?? 0)?.name;
  it('prefers work to administration, and what may be written', () => {
    expect(home({ 'platform/corp': 2, 'rs4/clnt': 1 })).toBe('rs4/clnt');
    expect(home({ 'platform/corp': 1, 'platform/system/corp': 2 })).toBe('platform/system/corp');
    expect(home({})).toBeUndefined();
  });
});
