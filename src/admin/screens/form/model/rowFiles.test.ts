import { describe, expect, it } from 'vitest';
import type { FileEntry } from '../../../../fields/files/entry.ts';
import { withFile, withoutFiles } from '../../../../fields/files/entry.ts';
import { filesOfRow } from '../../../../fields/files/ofRow.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { ship } from '../../../../services/rs4/ship/ship.ts';
import { changeCount, patchBody, postBody } from './changes.ts';
import { copyOf } from './copy.ts';
import { merge } from './merge.ts';
import { allFiles, withRowFiles } from './rowFiles.ts';
import { rowsOf, shapeOf } from './values.ts';

const shape = shapeOf(ship);
const file = (fileDetailId: number, more: Partial<FileEntry> = {}): FileEntry => ({
  ...{
    fileDetailId,
    refTableNm: 'RS4_SHIP_EQUIP',
    refTypeCd: 'IMG',
    refId: 7,
    refDetailId: 1,
    oriFileNm: `${fileDetailId}.jpg`,
  },
  ...{ fileExt: 'jpg', fileSize: 1, mime: 'image/jpeg', thumbYn: 'N', fileDelYn: 'N', ...more },
});
const upload = (id: number) => file(id, { refId: null, refDetailId: null });
const own = file(90, { refTableNm: 'RS4_SHIP', refDetailId: null });
const wire = {
  id: 7,
  version: 2,
  shipNm: '시험호',
  respFileList: [own, file(11), file(12, { refTypeCd: 'DOC' }), file(13, { refDetailId: 3 })],
  equipList: [1, 2, 3].map((id) => ({ id, sortNo: id, equipNm: `장비 ${id}` })),
};
const before = withRowFiles(ship, wire);
const rows = rowsOf(before, 'equipList');
const edited = (change: (row: Row) => Row | Row[]) => ({ ...before, equipList: rows.flatMap(change) });
const at = (id: number, papers: (value: unknown) => unknown) =>
  edited((row) => (row.id === id ? { ...row, papers: papers(row.papers) } : row));
const without =
  (...ids: number[]) =>
  (value: unknown) =>
    withoutFiles(value, new Set(ids));
const body = (after: object) => patchBody(before, after as typeof before, shape);

describe('files of rows', () => {
  it('stand in their rows, those of the record in its list; rows without any stay as they are', () => {
    expect(
      rows.map(({ papers }) => (papers as FileEntry[] | undefined)?.map(({ fileDetailId }) => fileDetailId)),
    ).toEqual([[11, 12], undefined, [13]]);
    expect(before.respFileList).toEqual([own]);
    expect(rows[1]).toBe(wire.equipList[1]);
    expect(body(before)).toEqual({ version: 2 });
  });

  it('are sent apart from their rows, by id or by the client id of a new row', () => {
    expect(body(at(2, (value) => withFile(value, upload(50))))).toEqual({
      version: 2,
      reqFileList: [{ fileDetailId: 50, refTypeCd: 'IMG', refDetailId: 2 }],
    });
    const added = {
      ...before,
      equipList: [...rows, { uid: 'n1', sortNo: 4, equipNm: '새 장비', papers: withFile(null, upload(51)) }],
    };
    expect(body(added)).toMatchObject({
      insertEquipList: [{ uid: 'n1', equipNm: '새 장비' }],
      reqFileList: [{ fileDetailId: 51, puid: 'n1' }],
    });
    expect((body(added).insertEquipList as Row[])[0]).not.toHaveProperty('papers');
    expect(
      changeCount(
        before,
        at(2, (value) => withFile(value, upload(50))),
        shape,
      ),
    ).toBe(1);
  });

  it('are dropped one by one; an upload that is taken away again was never there', () => {
    expect(body(at(1, without(11)))).toEqual({ version: 2, deleteFileList: [{ fileDetailId: 11 }] });
    expect(body(at(2, (value) => without(50)(withFile(value, upload(50)))))).toEqual({ version: 2 });
    expect(withoutFiles([file(11)], new Set([11]))).toMatchObject([{ fileDetailId: 11, fileDelYn: 'Y' }]);
  });

  it('go with a deleted row without a word', () =>
    expect(body(edited((row) => (row.id === 1 ? { ...row, _deleted: true } : row)))).toEqual({
      version: 2,
      deleteEquipList: [{ id: 1 }],
    }));

  it('come along into a copy of the record, and of a row', () => {
    const copy = copyOf(ship, before, { equipList: [] });
    const sent = postBody(copy, shape);
    const uids = rowsOf(copy, 'equipList').map(({ uid }) => uid);
    expect(sent.copyFileList).toEqual([
      { fileDetailId: 90, refTypeCd: 'IMG' },
      { fileDetailId: 11, refTypeCd: 'IMG', puid: uids[0] },
      { fileDetailId: 12, refTypeCd: 'DOC', puid: uids[0] },
      { fileDetailId: 13, refTypeCd: 'IMG', puid: uids[2] },
    ]);
    expect(sent.isCopyRealFile).toBe(false);
    const twice = edited((row) => (row.id === 3 ? [row, { ...row, id: null, uid: 'c' }] : row));
    expect(body(twice)).toMatchObject({ copyFileList: [{ fileDetailId: 13, refTypeCd: 'IMG', puid: 'c' }] });
  });

  it('are known to rules, stored or not', () => {
    const values = {
      ...before,
      equipList: [...rows, { uid: 'n1', papers: withFile(null, upload(51)) }, { uid: 'n2' }],
    };
    const record = { ...values, ...allFiles(ship, values) };
    const found = values.equipList.map((row) => filesOfRow(record, 'RS4_SHIP_EQUIP', row).length);
    expect(found).toEqual([2, 0, 1, 1, 0]);
  });

  it('are merged column by column with what somebody else has saved', () => {
    const mine = at(1, without(11));
    const theirs = withRowFiles(ship, {
      ...wire,
      version: 3,
      respFileList: [...wire.respFileList, file(14, { refDetailId: 2 })],
    });
    const merged = merge(before, mine, theirs, shape);
    expect(merged.conflicts).toEqual([]);
    expect(patchBody(theirs, merged.resolve({}), shape)).toEqual({
      version: 3,
      deleteFileList: [{ fileDetailId: 11 }],
    });
  });
});
