import { describe, expect, test } from 'vitest';
import type { ReadFile, RowAct } from '../../core/files/importing.ts';
import { recordColumns } from '../../record/importable.ts';
import { item } from '../../services/rs4/stdinfo/item.ts';
import { corrected, goodRows, lookOf, rememberedMapping, shownPlaces, unchecked, withLacking } from './model.ts';
import { withVerdicts, type WorkRow } from './model.ts';

const columns = recordColumns(item);
const mapping = ['itemCd', 'itemNm', 'spec', 'price', null];
const row = (no: number, cells: WorkRow['cells'], act?: RowAct, of?: number): WorkRow => ({
  no,
  cells,
  of,
  ...(act && { verdict: { no, act } }),
});

describe('columns of a check', () => {
  const rows = [row(2, [null, '하나', null, 10, 'x'], 'create')];

  test('those with contents, required ones and the one that finds records show; others only with a problem', () => {
    expect(shownPlaces(rows, mapping, columns)).toEqual([0, 1, 3]);
    const wrong: WorkRow = {
      ...rows[0]!,
      verdict: { no: 2, act: 'error', problems: [{ name: 'spec', code: 'E_REQUIRED', message: '' }] },
    };
    expect(shownPlaces([wrong], mapping, columns)).toEqual([0, 1, 2, 3]);
  });

  test('a correction keeps its column in sight, though it made a cell blank', () => {
    expect(shownPlaces(corrected(rows, 2, 2, '10A'), mapping, columns)).toContain(2);
    expect(shownPlaces(corrected(rows, 2, 3, ''), mapping, columns)).toEqual([0, 1, 3]);
  });
});

test('a column that rows are refused for and the file lacks stands behind its own, to be filled in', () => {
  const rows = [row(2, ['', '하나', null, 10, 'x'])];
  const refused = (names: readonly string[]) => ({
    ...{
      rows: [
        {
          no: 2,
          act: 'error' as const,
          problems: names.map((name) => ({ name, code: 'E_REQUIRED' as const, message: '' })),
        },
      ],
    },
    counts: { create: 0, update: 0, same: 0, skip: 0, error: 1, part: 0 },
  });
  // Not what it has, and nothing that no file can hold.
  const lacking = withLacking(mapping, refused(['ownerClntId', 'unitCd', 'itemNm', 'prices']), columns);
  expect(lacking).toEqual([...mapping, 'unitCd', 'ownerClntId']);
  expect(withLacking(mapping, refused(['spec']), columns)).toBe(mapping);
  const [mended] = corrected(rows, 2, 6, '화주 1');
  expect(mended!.cells).toEqual(['', '하나', null, 10, 'x', null, '화주 1']);
  expect(shownPlaces([mended!], lacking, columns)).toEqual([0, 1, 3, 5, 6]);
});

test('a default is noted where a row leaves its cell blank, not where the whole file leaves its column', () => {
  const rows = [row(2, [null, '하나', '10A', 10]), row(3, [null, '둘', null, null])];
  const notes = ['spec', 'price', 'itemCd'].map((name) => ({ name, message: name }));
  const answer = {
    rows: rows.map(({ no }) => ({ no, act: 'create' as const, notes })),
    counts: { create: 2, update: 0, same: 0, skip: 0, error: 0, part: 0 },
  };
  const [, second] = withVerdicts(rows, answer, mapping);
  expect(second!.verdict!.notes!.map(({ name }) => name)).toEqual(['spec', 'price']);
  const bare = withVerdicts([row(3, [null, '둘'])], answer, mapping);
  expect(bare.map(lookOf)).toEqual(['ok']);
  // Once a cell of the column is filled in, the rows that were not asked about again note their default, too.
  const blank = withVerdicts([row(2, [null, '하나']), row(3, [null, '둘'])], answer, mapping);
  const [first, other] = corrected(blank, 2, 2, '10A');
  expect(withVerdicts([first!, other!], { ...answer, rows: [answer.rows[0]!] }, mapping).map(lookOf)[1]).toBe('note');
});

describe('rows of a check', () => {
  const rows = [
    row(2, ['I-1', '하나'], 'update'),
    row(3, [null, null], 'part', 2),
    row(4, ['I-1', '둘'], 'error'),
    row(5, ['I-2', '셋'], 'same'),
    row(6, [null, '넷'], 'create'),
  ];

  test('a corrected row, all of its record and its twins are checked anew', () => {
    const now = corrected(rows, 3, 1, ' 덧붙임 ');
    expect(now[1]).toMatchObject({ cells: [null, '덧붙임'], corrected: [1], of: 2 });
    expect(unchecked(now, mapping, columns).map(({ no }) => no)).toEqual([2, 3, 4]);
    expect(corrected(rows, 3, 1, '  ')).toEqual(rows);
  });

  test('what comes in are new and changed records with all that belongs to them', () => {
    expect(goodRows(rows).map(({ no }) => no)).toEqual([2, 3, 6]);
  });
});

test('a heading matched by hand before stands above what the server finds, and no column is taken twice', () => {
  const file = { heads: ['이름', '크기', '품명'], mapping: [null, 'spec', 'itemNm'], columns } as unknown as ReadFile;
  expect(rememberedMapping(file, { 이름: 'itemNm' })).toEqual(['itemNm', 'spec', null]);
  expect(rememberedMapping(file, { 크기: null, 품명: 'gone' })).toEqual([null, null, 'itemNm']);
});
