/** A file entity (foundations 3.3) as forms hold it; `refId` is null until a save has taken it. */
export interface FileEntry {
  readonly fileDetailId: number;
  readonly refTableNm: string;
  readonly refTypeCd: string;
  readonly refId: number | null;
  /** Row of a grid that it belongs to. */
  readonly refDetailId?: number | null;
  readonly oriFileNm: string;
  readonly fileExt: string;
  readonly fileSize: number;
  readonly mime: string;
  readonly thumbYn: 'Y' | 'N';
  readonly fileDelYn: 'Y' | 'N';
  /** S: chosen here, and waiting for the save. */
  readonly fileType?: 'S';
}

export const isLive = ({ fileDelYn }: Pick<FileEntry, 'fileDelYn'>): boolean => fileDelYn !== 'Y';

/** Something can be seen of it here. */
export const isPicture = ({ thumbYn }: Pick<FileEntry, 'thumbYn'>): boolean => thumbYn === 'Y';

/** Files in a row's column, marked ones too. */
export const filesIn = (value: unknown): readonly FileEntry[] =>
  Array.isArray(value) ? (value as readonly FileEntry[]) : [];
export const liveIn = (value: unknown): readonly FileEntry[] => filesIn(value).filter(isLive);

/** A column without some of its files: stored ones are marked for the save, others go at once. Null when none is left. */
export function withoutFiles(value: unknown, gone: ReadonlySet<number>): readonly FileEntry[] | null {
  const rest = filesIn(value).flatMap((file): FileEntry[] => {
    if (!gone.has(file.fileDetailId)) return [file];
    return file.refId === null ? [] : [{ ...file, fileDelYn: 'Y' }];
  });
  return rest.length > 0 ? rest : null;
}

/** A column with one more. */
export const withFile = (value: unknown, file: FileEntry): readonly FileEntry[] => [
  ...filesIn(value),
  { ...file, fileType: 'S' },
];

/** What a copied row takes along: files that are stored; an upload can be taken by one row only. */
export function copiedFiles(value: unknown): readonly FileEntry[] | null {
  const stored = liveIn(value).filter(({ refId }) => refId !== null);
  return stored.length > 0 ? stored : null;
}
