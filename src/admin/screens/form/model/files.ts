/** Files of a record while it is edited: uploads that no record has taken yet, files to copy, and marked ones. */
import type { Values } from '../../../../core/field.ts';

/** A file entity (foundations 3.3) as the form holds it; `refId` is null until a save has taken it. */
export interface FileEntry {
  readonly fileDetailId: number;
  readonly refTableNm: string;
  readonly refTypeCd: string;
  readonly refId: number | null;
  readonly oriFileNm: string;
  readonly fileExt: string;
  readonly fileSize: number;
  readonly mime: string;
  readonly thumbYn: 'Y' | 'N';
  readonly fileDelYn: 'Y' | 'N';
}

export const filesOf = (values: Values | undefined): readonly FileEntry[] =>
  (values?.respFileList as readonly FileEntry[] | undefined) ?? [];
export const isLive = ({ fileDelYn }: FileEntry): boolean => fileDelYn !== 'Y';

/** Members of a save: `reqFileList`, `copyFileList`, `deleteFileList`; absent where there is nothing to say. */
export function fileBody(before: Values, after: Values): Values {
  const made = before.id === undefined || before.id === null;
  const files = filesOf(after);
  const take = files.filter((file) => isLive(file) && file.refId === null);
  const copy = made ? files.filter((file) => isLive(file) && file.refId !== null) : [];
  const drop = made ? [] : files.filter((file) => !isLive(file) && file.refId !== null);
  const named = (list: readonly FileEntry[]) => list.map(({ fileDetailId, refTypeCd }) => ({ fileDetailId, refTypeCd }));
  return {
    ...(take.length > 0 && { reqFileList: named(take) }),
    ...(copy.length > 0 && { copyFileList: named(copy), isCopyRealFile: false }),
    ...(drop.length > 0 && { deleteFileList: drop.map(({ fileDetailId }) => ({ fileDetailId })) }),
  };
}

/** How many files came or go. */
export function fileCount(before: Values, after: Values): number {
  const had = new Set(filesOf(before).filter(isLive).map(({ fileDetailId }) => fileDetailId));
  return filesOf(after).filter((file) => isLive(file) !== had.has(file.fileDetailId)).length;
}

/** My uploads and marks over the files that are stored now. */
export function mergedFiles(mine: Values, theirs: Values): readonly FileEntry[] {
  const marked = new Set(filesOf(mine).filter((file) => !isLive(file)).map(({ fileDetailId }) => fileDetailId));
  const stored = filesOf(theirs).map((file): FileEntry => (marked.has(file.fileDetailId) ? { ...file, fileDelYn: 'Y' } : file));
  return [...stored, ...filesOf(mine).filter((file) => file.refId === null)];
}
