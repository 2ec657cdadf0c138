import { expect, test } from 'vitest';
import { fileBody, fileCount, mergedFiles } from './files.ts';
import type { FileEntry } from './files.ts';

const file = (fileDetailId: number, more: Partial<FileEntry> = {}): FileEntry => ({
  ...{ fileDetailId, refTableNm: 'RS4_QUOT', refTypeCd: 'DOC', refId: 7, oriFileNm: `${fileDetailId}.pdf` },
  ...{ fileExt: 'pdf', fileSize: 1, mime: 'application/pdf', thumbYn: 'N', fileDelYn: 'N', ...more },
});
const record = (...respFileList: FileEntry[]) => ({ id: 7, respFileList });
const shape = { header: [], grids: {} };
const upload = (id: number, more: Partial<FileEntry> = {}) => file(id, { refId: null, ...more });

test('a save names uploads with their type, and files marked as deleted; what stays is not mentioned', () => {
  const after = record(
    file(1),
    file(2, { fileDelYn: 'Y' }),
    upload(3, { refTypeCd: 'PDF' }),
    upload(4, { fileDelYn: 'Y' }),
  );
  expect(fileBody(record(file(1), file(2)), after, shape)).toEqual({
    reqFileList: [{ fileDetailId: 3, refTypeCd: 'PDF' }],
    deleteFileList: [{ fileDetailId: 2 }],
  });
  expect(fileCount(record(file(1), file(2)), after)).toBe(2);
  expect(fileBody(record(file(1)), record(file(1)), shape)).toEqual({});
});

test('a new record takes uploads and copies; a copy that was taken out is not made', () => {
  const after = { respFileList: [file(1), file(2, { fileDelYn: 'Y' }), upload(3)] };
  expect(fileBody({}, after, shape)).toEqual({
    reqFileList: [{ fileDetailId: 3, refTypeCd: 'DOC' }],
    copyFileList: [{ fileDetailId: 1, refTypeCd: 'DOC' }],
    isCopyRealFile: false,
  });
});

test('over a newer record my uploads and marks stay, and so do their files', () => {
  const mine = record(file(1, { fileDelYn: 'Y' }), upload(3));
  const merged = mergedFiles(mine, record(file(1), file(5)));
  expect(merged).toEqual([file(1, { fileDelYn: 'Y' }), file(5), upload(3)]);
  expect(fileBody(record(file(1), file(5)), { id: 7, respFileList: merged }, shape)).toMatchObject({
    reqFileList: [{ fileDetailId: 3 }],
    deleteFileList: [{ fileDetailId: 1 }],
  });
  expect(mergedFiles(mine, record(file(5)))).toEqual([file(5), upload(3)]);
});
