import { describe, expect, it } from 'vitest';
import { changeKeys } from '../../../../record/resource.ts';
import fc from 'fast-check';
import { renumber, same, sorted } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowChanges } from '../../../../sheet/rowChanges.ts';
import { changeCount, patchBody, postBody } from './changes.ts';
import type { Shape } from './values.ts';

const sent = ['chargerNm', 'mainYn'];
const shape: Shape = {
  header: ['clntNm', 'telNo', 'clntTpCds'],
  grids: { charger: { list: 'chargerList', changes: changeKeys('charger'), names: sent, files: [], all: sent } },
};
const before = {
  id: 7,
  version: 3,
  clntNm: '한빛상사',
  telNo: null,
  clntTpCds: 'SUP',
  updateDt: '2026-11-20 09:00:00',
  chargerList: [
    { id: 1, sortNo: 1, chargerNm: '백예시', mainYn: 'Y' },
    { id: 2, sortNo: 2, chargerNm: '정모의', mainYn: 'N' },
    { id: 3, sortNo: 3, chargerNm: '최예시', mainYn: 'N' },
  ],
};

describe('same', () => {
  it('takes null, undefined and the empty text for one value', () => {
    expect(same(null, '')).toBe(true);
    expect(same(undefined, null)).toBe(true);
    expect(same('', '0')).toBe(false);
    expect(same(0, null)).toBe(false);
  });
  it('compares structures by content', () => expect(same({ a: [1] }, { a: [1] })).toBe(true));
});

describe('patchBody', () => {
  it('sends nothing but the version of an unchanged record', () => {
    expect(patchBody(before, structuredClone(before), shape)).toEqual({ version: 3 });
    expect(changeCount(before, structuredClone(before), shape)).toBe(0);
  });
  it('sends changed fields, emptied ones as null, and never what the server sets', () => {
    const after = { ...before, clntNm: '한빛상사(주)', clntTpCds: '', updateDt: 'x' };
    expect(patchBody(before, after, shape)).toEqual({ version: 3, clntNm: '한빛상사(주)', clntTpCds: '' });
  });
  it('sorts rows into insert, update and delete lists', () => {
    const rows: Row[] = [
      { id: 2, sortNo: 1, chargerNm: '정모의', mainYn: 'Y' },
      { id: 1, sortNo: 1, chargerNm: '백예시', mainYn: 'Y', _deleted: true },
      { uid: 'n1', sortNo: 2, chargerNm: '박견본', mainYn: null },
      { id: 3, sortNo: 3, chargerNm: '최예시', mainYn: 'N' },
    ];
    const after = { ...before, chargerList: rows };
    expect(patchBody(before, after, shape)).toEqual({
      version: 3,
      insertChargerList: [{ uid: 'n1', sortNo: 2, chargerNm: '박견본' }],
      updateChargerList: [{ id: 2, sortNo: 1, mainYn: 'Y' }],
      deleteChargerList: [{ id: 1 }],
    });
    expect(changeCount(before, after, shape)).toBe(3);
  });
  it('counts a mere change of order once', () => {
    const rows = renumber([before.chargerList[1]!, before.chargerList[0]!, before.chargerList[2]!]);
    expect(changeCount(before, { ...before, chargerList: rows }, shape)).toBe(1);
  });
});

describe('postBody', () => {
  it('sends filled fields and every live row', () => {
    const after = {
      clntNm: '새 거래처',
      telNo: '',
      chargerList: [
        { uid: 'n1', chargerNm: '가' },
        { uid: 'n2', _deleted: true },
      ],
    };
    expect(postBody(after, shape)).toEqual({
      clntNm: '새 거래처',
      insertChargerList: [{ uid: 'n1', chargerNm: '가' }],
    });
  });
});

/** Applies change lists as the server does. */
function apply(rows: readonly Row[], changes: ReturnType<typeof rowChanges>): Row[] {
  const gone = new Set(changes.delete.map((row) => row.id));
  const kept = rows
    .filter((row) => !gone.has(row.id))
    .map((row) => ({ ...row, ...changes.update.find((u) => u.id === row.id) }));
  return sorted([...kept, ...changes.insert]);
}

describe('rowChanges', () => {
  it('turns the loaded rows into the edited ones, whatever was done to them', () => {
    const edits = fc.array(
      fc.record({
        op: fc.constantFrom('add', 'edit', 'delete', 'move'),
        at: fc.nat(20),
        to: fc.nat(20),
        text: fc.string(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), edits, (names, ops) => {
        const loaded: Row[] = names.map((nm, i) => ({ id: i + 1, sortNo: i + 1, nm }));
        let rows: Row[] = loaded;
        for (const [i, { op, at, to, text }] of ops.entries()) {
          const index = rows.length > 0 ? at % rows.length : 0;
          if (op === 'add') rows = rows.toSpliced(index, 0, { uid: `n${i}`, nm: text });
          else if (rows.length === 0) continue;
          else if (op === 'edit') rows = rows.with(index, { ...rows[index]!, nm: text });
          else if (op === 'delete') rows = rows.with(index, { ...rows[index]!, _deleted: true });
          else rows = rows.toSpliced(index, 1).toSpliced(to % rows.length, 0, rows[index]!);
          rows = renumber(rows);
        }
        const live = rows.filter((row) => !row._deleted);
        const result = apply(loaded, rowChanges(loaded, rows, ['nm']));
        expect(result.map((row) => [row.id ?? row.uid, row.sortNo, row.nm || null])).toEqual(
          live.map((row) => [row.id ?? row.uid, row.sortNo, row.nm || null]),
        );
      }),
    );
  });
});
