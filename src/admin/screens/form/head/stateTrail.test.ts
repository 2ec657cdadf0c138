import { expect, test } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import { code, text } from '../../../../fields/index.ts';
import type { Change, HistoryEntry } from '../../../providers/dataProvider.ts';
import { movesOf } from './stateTrail.ts';

const tool: Resource = {
  ...{
    prefix: 'rs4/tool',
    table: 'RS4_TOOL',
    scope: 'OWN',
    menus: [],
    name: 'toolNm',
    search: { keyword: [] },
    list: [],
  },
  fields: { toolNm: text(10), stCd: code('YN'), why: text(50) },
  state: { field: 'stCd', open: ['IN'] },
  actions: [{ name: 'lose', fields: { why: text(50) } }],
};
const change = (field: string, from: unknown, to: unknown, grid?: string): Change => ({
  field,
  from,
  to,
  ...(grid && { grid }),
});
const entry = (id: number, act: string, ...changes: Change[]): HistoryEntry => ({
  id,
  act,
  changes,
  at: `2026-11-2${id} 09:00:00`,
  userId: 1,
  userNm: '최예시',
});

test('from the first to the last, with what was said; other changes and states of rows are no moves', () => {
  const history = [
    entry(4, 'lose', change('stCd', 'OUT', 'LOST'), change('why', null, '분실'), change('toolNm', 'a', 'b')),
    entry(3, 'update', change('toolNm', 'x', 'a'), change('stCd', 'A', 'B', 'check')),
    entry(2, 'lend', change('stCd', 'IN', 'OUT')),
    entry(1, 'create', change('stCd', null, 'IN')),
  ];
  const moves = movesOf(tool, history);
  expect(moves.map(({ from, to }) => [from, to])).toEqual([
    [null, 'IN'],
    ['IN', 'OUT'],
    ['OUT', 'LOST'],
  ]);
  expect(moves.map(({ said }) => said.map(({ to }) => to))).toEqual([[], [], ['분실']]);
  const { state: _none, ...stateless } = tool;
  expect(movesOf(stateless, history)).toEqual([]);
});
