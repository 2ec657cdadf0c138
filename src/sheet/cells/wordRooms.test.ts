import { expect, it } from 'vitest';
import { code, text, won } from '../../fields/index.ts';
import { textRoom, wordRooms } from './wordRooms.ts';

it('names ask for as much as the longest of them, within bounds', () => {
  expect(textRoom([{ itemNm: 'Pump' }, { itemNm: null }, { itemNm: 'Main engine' }], 'itemNm')).toBe(
    Math.ceil(10 * 7 + 3.7 + 13),
  );
  expect(textRoom([{ itemNm: '가'.repeat(200) }], 'itemNm')).toBe(280);
  expect(textRoom([], 'itemNm')).toBe(0);
});

it('what stands beside the names has the room of its longest words, of codes of those that the rows have', () => {
  const columns = [
    { name: 'spec', field: text(100) },
    { name: 'workTpCd', field: code('RS4_WORK') },
    { name: 'unitCd', field: code('UNIT', { shows: 'key' }) },
    { name: 'tot', field: won() },
  ];
  const names: Record<string, string> = { HULL: '선체', PIPE: '배관·밸브' };
  const context = { codeName: (_: string, key: string) => names[key] ?? key };
  const rows = [
    { spec: '침수부 전면 2회', workTpCd: 'HULL', unitCd: 'M2', tot: '1000' },
    { spec: null, workTpCd: null, unitCd: null, tot: null },
  ];
  expect(wordRooms(rows, columns, context)).toEqual({
    spec: Math.ceil(6 * 11.5 + 7 + 2 * 3.7 + 13),
    workTpCd: 2 * 11.5 + 13,
    unitCd: 2 * 7 + 13,
  });
  const more = wordRooms([...rows, { workTpCd: 'PIPE', spec: '가'.repeat(40) }], columns, context);
  expect(more.workTpCd).toBeGreaterThan(4 * 11.5);
  expect(more.spec).toBe(148);
  expect(wordRooms([], columns, context)).toEqual({});
});
