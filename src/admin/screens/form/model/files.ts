/** Files of a record while it is edited: uploads that no record has taken yet, files to copy, and marked ones. */
import type { Values } from '../../../../core/field.ts';
import { isLive } from '../../../../fields/files/entry.ts';
import type { FileEntry } from '../../../../fields/files/entry.ts';
import { rowFileChanges } from './rowFiles.ts';
import type { Shape } from './values.ts';

export { isLive };
export type { FileEntry };

export const filesOf = (values: Values | undefined): readonly FileEntry[] =>
  (values?.respFileList as readonly FileEntry[] | undefined) ?? [];

/** Members of a save: `reqFileList`, `copyFileList`, `deleteFileList`; absent where there is nothing to say. */
export function fileBody(before: Values, after: Values, shape: Shape): Values {
  const made = before.id === undefined || before.id === null;
  const files = filesOf(after);
  const take = files.filter((file) => isLive(file) && file.refId === null);
  const copy = made ? files.filter((file) => isLive(file) && file.refId !== null) : [];
  const drop = made ? [] : files.filter((file) => !isLive(file) && file.refId !== null);
  const named = (list: readonly FileEntry[]): Values[] =>
    list.map(({ fileDetailId, refTypeCd }) => ({ fileDetailId, refTypeCd }));
  const rows = rowFileChanges(before, after, shape);
  const sent = {
    reqFileList: [...named(take), ...rows.take],
    copyFileList: [...named(copy), ...rows.copy],
    deleteFileList: [...drop.map(({ fileDetailId }) => ({ fileDetailId })), ...rows.drop],
  };
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([, list]) => list.length > 0)),
    // Said even where there is no file to copy: it tells that the record is a copy.
    ...((sent.copyFileList.length > 0 || (made && after.isCopyRealFile === false)) && { isCopyRealFile: false }),
  };
}

/** How many files came or go. */
export function fileCount(before: Values, after: Values): number {
  const had = new Set(
    filesOf(before)
      .filter(isLive)
      .map(({ fileDetailId }) => fileDetailId),
  );
  return filesOf(after).filter((file) => isLive(file) !== had.has(file.fileDetailId)).length;
}

/** My uploads and marks over the files that are stored now. */
export function mergedFiles(mine: Values, theirs: Values): readonly FileEntry[] {
  const marked = new Set(
    filesOf(mine)
      .filter((file) => !isLive(file))
      .map(({ fileDetailId }) => fileDetailId),
  );
  const stored = filesOf(theirs).map((file): FileEntry =>
    marked.has(file.fileDetailId) ? { ...file, fileDelYn: 'Y' } : file,
  );
  return [...stored, ...filesOf(mine).filter((file) => file.refId === null)];
}
