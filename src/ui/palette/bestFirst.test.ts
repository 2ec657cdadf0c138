import { expect, test } from 'vitest';
import { bestFirst } from './bestFirst.ts';
import type { PaletteGroup, PaletteItem } from './types.ts';

const item = (title: string, more: Partial<PaletteItem> = {}): PaletteItem => ({ id: title, title, ...more });
const groups: readonly PaletteGroup[] = [
  { id: 'menus', title: '메뉴', items: [item('해운 거래처')] },
  { id: 'order', title: '공사', items: [item('RO-2611-0001', { sub: '정기 수리 · 북극성데모해운(주)' })] },
  {
    id: 'clnt',
    title: '거래처',
    items: [item('새북극성상사'), item('(주)북극성데모해운', { names: ['Polestar Demo'] })],
  },
  { id: 'ship', title: '선박', items: [item('한빛누리', { names: ['HANBIT NURI'] })] },
];
const first = (query: string) => bestFirst(groups, query).flatMap(({ items }) => items.map(({ title }) => title))[0];

test('a name that is what was typed, or begins so, comes before what is found by other words', () => {
  for (const query of ['북극성데모해운', '북극성', '주식회사 북극성', 'ㅂㄱㅅ', 'polestar'])
    expect(first(query)).toBe('(주)북극성데모해운');
  expect(first('hanbit')).toBe('한빛누리');
  expect(first('RO-2611-0001')).toBe('RO-2611-0001');
});

test('what is called so comes before what begins so; what is alike keeps its order', () => {
  const more = [{ id: 'a', title: '가', items: [item('견적서'), item('발주')] }, ...groups.slice(0, 1)];
  const found = [...more, { id: 'b', title: '나', items: [item('견적')] }];
  expect(bestFirst(found, '견적').map(({ id }) => id)).toEqual(['b', 'a', 'menus']);
  expect(bestFirst(groups, '수리').map(({ id }) => id)).toEqual(groups.map(({ id }) => id));
  expect(bestFirst(groups, ' ')).toBe(groups);
});

test('what can be done comes after what was found, unless one types its name; what is only known besides never rises', () => {
  const steps: PaletteGroup = {
    id: 'here',
    title: '이 화면',
    items: [item('한빛누리 견적 만들기'), item('삭제')],
    last: 'unlessNamed',
  };
  const store: PaletteGroup = { id: 'store', title: '스토어', items: [item('삭제')], last: 'always' };
  const ids = (query: string) => bestFirst([steps, store, ...groups], query).map(({ id }) => id);
  expect(ids('한빛').slice(-2)).toEqual(['here', 'store']);
  expect(ids('한빛')[0]).toBe('ship');
  expect(ids('수리').slice(-2)).toEqual(['here', 'store']);
  expect(ids('삭제')[0]).toBe('here');
  expect(ids('삭제').at(-1)).toBe('store');
});
