import { describe, expect, test } from 'vitest';
import { clnt } from '../../../services/rs4/clnt/clnt.ts';
import { ship } from '../../../services/rs4/ship/ship.ts';
import type { Screen } from '../../routes.ts';
import { ordered } from './order.ts';
import { answerChoice, askToChoose } from './requests.ts';
import { chooseFilter, lacksText, startSearch, textBoxes } from './search.ts';
import { askedOf, chosenRow, heldTo, offeredBy, shownRow, sourceOf } from './sources.ts';
import { toldRoom } from './toldRoom.ts';
import { drawn, resizedBy, sized, usualSize } from './windowSize.ts';

const menu = { id: 1, treeId: 'R', treePaId: null, url: '/x', menuNm: '', menuNmEn: '' };
const screens: Screen[] = [clnt, ship].map((resource) => ({ name: resource.prefix, menu, view: undefined, resource }));
const all = () => true;
const none = () => false;

describe('where the rows come from', () => {
  test('the list for who may read it, the lookup and its fields for others', () => {
    expect(sourceOf('rs4/ship', screens, all)?.screen?.name).toBe('rs4/ship');
    const other = sourceOf('rs4/ship', screens, none)!;
    expect(other.screen).toBeUndefined();
    expect(other.resource.list).toEqual([
      'shipNm',
      'shipNmEn',
      'imoNo',
      'callSign',
      'trdTpCd',
      'shipTpCd',
      'natCd',
      'gt',
      'ownerClntId',
    ]);
    expect(sourceOf('rs4/nothing', screens, all)).toBeUndefined();
  });
  test('where the field says what shows, the lookup with these columns, searched by nothing that does not show', () => {
    const source = sourceOf('rs4/clnt', screens, all, ['clntNm', 'natCd'])!;
    expect([source.screen, source.home?.name]).toEqual([undefined, 'rs4/clnt']);
    expect(source.resource.list).toEqual(['clntNm', 'natCd']);
    expect(source.resource.search.conditions).toEqual(['natCd']);
  });
  test('a list that its menu narrows does not do', () => {
    const narrowed = { ...clnt, menus: [{ menu: 'X', view: 'own', where: { natCd: ['KR'] } }] };
    const screen: Screen = { name: 'x', menu, view: 'own', resource: narrowed };
    expect(sourceOf('rs4/clnt', [screen], all)?.screen).toBeUndefined();
  });
  test('rows of a grid have its fields as columns', () => {
    const source = sourceOf('rs4/clnt/charger', screens, all)!;
    expect(source.screen).toBeUndefined();
    expect(source.resource.list.slice(0, 3)).toEqual(['chargerNm', 'chargerNmEn', 'deptNm']);
    expect(shownRow(source, { id: 1, key: 1, value: '김데모', valueEn: 'Kim' })).toMatchObject({
      chargerNm: '김데모',
      chargerNmEn: 'Kim',
    });
  });
  test('a window over rows is called by their grid, what they tell has room beside the name', () => {
    expect(sourceOf('rs4/clnt/charger', screens, all)!.grid).toBe('charger');
    expect(sourceOf('rs4/clnt', screens, all)!.grid).toBeUndefined();
    expect(toldRoom([{}, { tells: '프로펠러 · 잔여 8 CT' }])).toBeGreaterThan(toldRoom([{ tells: '잔여 8 CT' }]));
    expect(toldRoom([{}])).toBe(0);
  });
  test('only what is in use is offered, and nobody is asked for it', () => {
    const source = sourceOf('rs4/clnt', screens, all)!;
    expect(source.resource.search.conditions).toEqual(['clntTpCds', 'natCd']);
    expect(offeredBy(source, { type: 'OWNER' })).toEqual({ useYn: 'Y', clntTpCds: 'OWNER' });
  });
  test('a search narrows what may be chosen, and never widens it', () => {
    const may = { clntTpCds: 'SUP,SUBC', useYn: 'Y' };
    expect(heldTo({ clntTpCds: 'SUBC', natCd: 'KR' }, may)).toEqual({ clntTpCds: 'SUBC', natCd: 'KR', useYn: 'Y' });
    expect(heldTo({ clntTpCds: 'SUBC,OWNER' }, may)).toEqual({ clntTpCds: 'SUBC', useYn: 'Y' });
    expect(heldTo({ clntTpCds: 'OWNER' }, may)).toEqual(may);
    expect(heldTo({}, may)).toEqual(may);
  });
  test('a row of the list becomes what the lookup would answer, with all it carries', () => {
    const source = sourceOf('rs4/clnt', screens, all)!;
    expect(askedOf(source, [])).toEqual(expect.arrayContaining(['currCd', 'vatCd', 'payTermCd']));
    expect(chosenRow(source, { id: 7, clntNm: '누리', clntNmEn: 'Nuri', currCd: 'USD' })).toMatchObject({
      id: 7,
      key: 7,
      value: '누리',
      valueEn: 'Nuri',
      currCd: 'USD',
    });
  });
});

describe('the search', () => {
  const source = sourceOf('rs4/ship', screens, all)!;
  const start = startSearch(source.resource);
  test('vessels have three boxes and the first filled one alone selects', () => {
    expect(textBoxes(source.resource).map(({ name }) => name)).toEqual(['callSign', 'imoNo', 'shipNm']);
    const filled = { ...start, keyword: '누리', conditions: { imoNo: '3102380', callSign: 'DSZX5', natCd: 'KR' } };
    expect(chooseFilter(source.resource, filled)).toEqual({ callSign: 'DSZX5', natCd: 'KR' });
    expect(chooseFilter(source.resource, { ...start, keyword: 'ㄴㄹ' })).toEqual({ keyword: 'ㄴㄹ' });
  });
  test('vessels want something to search by, others do not', () => {
    expect(lacksText(ship.search, { ...start, keyword: '  ' })).toBe(true);
    expect(lacksText(ship.search, { ...start, conditions: { natCd: 'KR' } })).toBe(false);
    expect(lacksText(clnt.search, start)).toBe(false);
  });
});

test('rows that are all here are put in order, empty ones last both ways', () => {
  const rows = [{ n: '나' }, { n: null }, { n: '가' }, { n: '10' }, { n: '9' }];
  const by = (direction: 'asc' | 'desc') => ordered(rows, [{ field: 'n', direction }]).map(({ n }) => n);
  expect(by('asc')).toEqual(['9', '10', '가', '나', null]);
  expect(by('desc')).toEqual(['나', '가', '10', '9', null]);
});

test('the window keeps within the screen, by keys and by pointer', () => {
  expect(usualSize(true)).toEqual({ width: 80, height: 90 });
  expect(usualSize(false)).toEqual({ width: 90, height: 90 });
  expect(resizedBy('ArrowLeft', false, usualSize(true))).toEqual({ width: 78, height: 90 });
  expect(resizedBy('ArrowDown', true, usualSize(true))).toEqual({ width: 80, height: 100 });
  expect(resizedBy('a', false, usualSize(true))).toBeUndefined();
  expect(drawn(usualSize(true), { x: -72, y: -45 }, { width: 1440, height: 900 })).toEqual({ width: 70, height: 80 });
  expect(sized({ width: 5, height: 500 })).toEqual({ width: 40, height: 100 });
});

test('each window answers the one who asked', async () => {
  const first = askToChoose('rs4/ship', { label: '선박' });
  const second = askToChoose('rs4/clnt', { label: '선주' });
  answerChoice(2, [{ id: 3, key: 3, value: '누리' }]);
  answerChoice(1, undefined);
  expect(await first).toBeUndefined();
  expect((await second)?.[0]?.id).toBe(3);
});
