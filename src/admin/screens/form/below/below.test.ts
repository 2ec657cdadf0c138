/** Rows below rows while they are edited: which show, what goes, comes back and is copied along, where they keep their places. */
import { describe, expect, it } from 'vitest';
import type { Values } from '../../../../core/field.ts';
import { belongsTo } from '../../../../record/below.ts';
import { copyRows, deleteRows } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { chosenRow, shownRows, withChosen, withShown } from './chosenRows.ts';
import type { ChosenRows } from './chosenRows.ts';
import { following } from './following.ts';
import { rootGrid, treeOf } from './gridTree.ts';
import { countBelow, keyOver, linkTo, putBack, rowsBelow } from './rowsBelow.ts';
import { nested } from './sample.ts';

const lan: readonly Row[] = [
  { id: 1, sortNo: 1, nm: 'A' },
  { id: 2, sortNo: 2, nm: 'B' },
  { uid: 'n1', sortNo: 3, nm: 'C' },
];
const spec: readonly Row[] = [
  { id: 11, sortNo: 1, nm: 'B1', lanRow: 2 },
  { id: 12, sortNo: 2, nm: 'A1', lanRow: 1 },
  { id: 13, sortNo: 3, nm: 'B2', lanRow: 2 },
  { uid: 'n2', sortNo: 4, nm: 'C1', lanRowUid: 'n1' },
];
const part: readonly Row[] = [
  { id: 21, sortNo: 1, nm: 'B1x', specRow: 11 },
  { uid: 'n3', sortNo: 2, nm: 'B1y', specRow: 11 },
  { uid: 'n4', sortNo: 3, nm: 'C1x', specRowUid: 'n2' },
];
const values: Values = { lanList: lan, specList: spec, partList: part };
const names = (rows: unknown) => (rows as readonly Row[]).map(({ nm }) => nm);

describe('grids below grids', () => {
  it('form a tree', () => {
    expect(treeOf(nested, 'lan')).toEqual(['lan', 'spec', 'part']);
    expect(rootGrid(nested, 'part')).toBe('lan');
  });
  it('show the rows of the row chosen above, the first where nothing is chosen', () => {
    const shown = (chosen: ChosenRows, grid: string) => names(shownRows(nested, values, chosen, grid));
    expect(shown({}, 'spec')).toEqual(['A1']);
    const second = withChosen(nested, {}, 'lan', { key: '2', at: 1 });
    expect([shown(second, 'spec'), shown(second, 'part')]).toEqual([
      ['B1', 'B2'],
      ['B1x', 'B1y'],
    ]);
    const lower = withChosen(nested, second, 'spec', { key: '13', at: 1 });
    expect(shown(lower, 'part')).toEqual([]);
    // Another row above: the grid below begins with its first row.
    expect(withChosen(nested, lower, 'lan', { key: '1', at: 0 })).toEqual({ lan: { key: '1', at: 0 } });
  });
  it('go on with the row that was saved, and with the next where one is gone', () => {
    const chosen = withChosen(nested, {}, 'lan', { key: 'n1', at: 2 });
    const saved = { ...values, lanList: lan.with(2, { id: 3, uid: 'n1', sortNo: 3, nm: 'C' }) };
    expect(chosenRow(nested, saved, chosen, 'lan')).toMatchObject({ id: 3 });
    expect(chosenRow(nested, { ...values, lanList: lan.slice(0, 2) }, chosen, 'lan')).toBe(lan[1]);
    expect(chosenRow(nested, { ...values, lanList: [] }, chosen, 'lan')).toBeUndefined();
  });
  it('choose what is above a row to show it', () => {
    const chosen = withShown(nested, values, {}, { grid: 'part', row: 'n4' });
    expect(chosen).toEqual({ lan: { key: 'n1', at: 2 }, spec: { key: 'n2', at: 0 } });
    expect(keyOver(nested, values, 'lan', { grid: 'part', row: 'n4' })).toBe('n1');
    expect(keyOver(nested, values, 'part', { grid: 'lan', row: '1' })).toBeUndefined();
  });
});

describe('a row', () => {
  it('belongs to the row above it, by id or client id', () => {
    expect(lan.map((row) => belongsTo(spec[0]!, 'lan', row))).toEqual([false, true, false]);
    expect(lan.map((row) => belongsTo(spec[3]!, 'lan', row))).toEqual([false, false, true]);
    expect(belongsTo({ nm: 'alone' }, 'lan', {})).toBe(false);
  });
});

describe('rows that show', () => {
  const shown = rowsBelow(spec, 'lan', '2');
  it('keep their places among the others, which stay the same rows', () => {
    const moved = putBack(spec, shown, [
      { ...shown[1]!, sortNo: 1 },
      { ...shown[0]!, sortNo: 2 },
    ]);
    expect(names(moved)).toEqual(['B2', 'A1', 'B1', 'C1']);
    expect(moved[1]).toBe(spec[1]);
  });
  it('grow after their last, and at the end where there were none', () => {
    const added = { uid: 'n9', nm: 'B3', ...linkTo('lan', lan[1]!) };
    const grown = putBack(spec, shown, [...shown, added]);
    expect(names(grown)).toEqual(['B1', 'A1', 'B2', 'B3', 'C1']);
    expect(grown.map(({ sortNo }) => sortNo)).toEqual([1, 2, 3, 4, 5]);
    expect([grown[0], grown[1]]).toEqual([spec[0], spec[1]]);
    expect(names(putBack(spec, [], [added]))).toEqual(['B1', 'A1', 'B2', 'C1', 'B3']);
    expect(putBack(spec, shown, shown)).toBe(spec);
  });
  it('leave their places to the others', () => {
    expect(names(putBack(spec, shown, [shown[1]!]))).toEqual(['B2', 'A1', 'C1']);
  });
});

describe('what is done above', () => {
  const done = (after: readonly Row[], act?: string) => following(nested, values, 'lan', { before: lan, after, act });
  it('counts what would go along', () => {
    expect(countBelow(nested, values, 'lan', [lan[1]!])).toBe(4);
    expect(countBelow(nested, values, 'lan', [lan[0]!])).toBe(1);
  });
  it('takes along what stands below, over all levels', () => {
    const after = done(deleteRows(lan, 1, 1), 'delete');
    expect((after.specList as Row[]).filter(({ _deleted }) => _deleted).map(({ nm }) => nm)).toEqual(['B1', 'B2']);
    expect(names(after.partList)).toEqual(['B1x', 'C1x']);
    expect((after.partList as Row[])[0]).toMatchObject({ _deleted: true });
    // What was never saved is gone at once.
    const fresh = done(deleteRows(lan, 2, 2), 'delete');
    expect([names(fresh.specList), names(fresh.partList)]).toEqual([
      ['B1', 'A1', 'B2'],
      ['B1x', 'B1y'],
    ]);
  });
  it('brings back what went along, and not what was deleted by itself', () => {
    const alone = { ...values, specList: deleteRows(spec, 0, 0) };
    const marked = deleteRows(lan, 1, 1);
    const gone = { ...alone, lanList: marked, ...following(nested, alone, 'lan', { before: lan, after: marked }) };
    const back = following(nested, gone, 'lan', { before: marked, after: deleteRows(marked, 1, 1) });
    expect((back.specList as Row[]).map(({ nm, _deleted }) => [nm, _deleted ?? false])).toEqual([
      ['B1', true],
      ['A1', false],
      ['B2', false],
      ['C1', false],
    ]);
  });
  it('copies what stands below a copied row', () => {
    const copied = copyRows(lan, 0, 1, []);
    const after = done(copied, 'copy');
    const [, , a, b] = copied;
    const added = (after.specList as Row[]).slice(4);
    expect(added).toMatchObject([
      { nm: 'A1', lanRow: null, lanRowUid: a!.uid },
      { nm: 'B1', lanRow: null, lanRowUid: b!.uid },
      { nm: 'B2', lanRow: null, lanRowUid: b!.uid },
    ]);
    expect(added.every(({ id, uid }) => id == null && uid !== undefined)).toBe(true);
    expect((after.partList as Row[]).slice(3)).toMatchObject([
      { nm: 'B1x', specRow: null, specRowUid: added[1]!.uid },
      { nm: 'B1y', specRowUid: added[1]!.uid },
    ]);
  });
  it('changes nothing below while rows are typed in or moved', () => {
    expect(done(lan.with(0, { ...lan[0]!, nm: 'Z' }), 'edit')).toEqual({});
    expect(done(lan.toReversed(), 'move')).toEqual({});
    expect(done([...lan, { uid: 'n8' }], 'add')).toEqual({});
  });
});
