import { expect, test } from 'vitest';
import type { FieldEnvironment, LookupRow } from '../../fields/ui-contract.ts';
import { resources } from '../../services/index.ts';
import { bestActions } from './bestActions.tsx';
import { recordItem } from './foundRecords.ts';
import type { Screen } from '../routes.ts';

const of = (prefix: string) => resources.find((one) => one.prefix === prefix)!;
const environment = { nameOf: (row: LookupRow) => row.value } as unknown as FieldEnvironment;
const row = {
  ...{ id: 1, key: 1, value: '한빛누리', valueEn: 'HANBIT NURI', imoNo: '3100124', callSign: 'D7ZX' },
  ...{ ownerClntId: 2, ownerClntNm: '북극성데모해운(주)', natCd: 'KR' },
};

test.each([
  ['ㅎㅂㄴㄹ', 'HANBIT NURI · D7ZX · 북극성데모해운(주)'],
  ['d7z', 'HANBIT NURI · D7ZX · 북극성데모해운(주)'],
  ['3100', 'HANBIT NURI · 3100124 · 북극성데모해운(주)'],
])('a vessel found by %s tells its other name, the sign that is meant and its owner', (keyword, sub) =>
  expect(recordItem(row, of('rs4/ship'), keyword, environment)).toMatchObject({ title: '한빛누리', sub }),
);

test('a vessel without a call sign tells its IMO number; what has no sign tells its names', () => {
  const told = (more: object, prefix = 'rs4/ship') =>
    recordItem({ ...row, ...more }, of(prefix), '한빛', environment).sub;
  expect(told({ callSign: null })).toBe('HANBIT NURI · 3100124 · 북극성데모해운(주)');
  expect(told({}, 'rs4/clnt')).toBe('HANBIT NURI');
  expect(recordItem(row, of('rs4/ship'), '한빛', environment).names).toContain('D7ZX');
});

const screen = (name: string): Screen => ({ name, resource: of(name), menu: {} }) as unknown as Screen;
const searched = ['rs4/ship', 'rs4/quot', 'rs4/order'].map(screen);
const words = (action: string, whose: string, { name }: Screen) => `${action} ${whose} ${name}`;
const ship = { id: 'rs4/ship', title: '선박', items: [{ id: 'rs4-ship-7', title: '한빛누리' }] };
const quot = { id: 'rs4/quot', title: '견적', items: [{ id: 'rs4-quot-3', title: 'RQ-2611-0001' }] };
const offered = (...found: (typeof ship)[]) =>
  bestActions(found, { searched, made: searched.slice(1, 2), words }).map(({ title, href }) => [title, href]);

test('with the vessel that stands first a quotation begins, and its own are found; not with one that stands lower', () => {
  expect(offered({ ...ship, id: 'menus', items: [] }, ship, quot)).toEqual([
    ['make 한빛누리 rs4/quot', '/rs4/quot/create?shipId=7'],
    ['find 한빛누리 rs4/quot', '/rs4/quot?shipId=7'],
  ]);
  expect(offered(quot, ship)).toEqual([]);
  expect(offered()).toEqual([]);
});
