/** The files of the open record and what a person may do with them. `current` answers the values as they are now. */
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import { declaredFiles } from '../../../../fields/files/declared.ts';
import type { RowFiles, RowPlace } from '../../../../fields/files/rowFiles.ts';
import { gridDivNm } from '../../../../record/resource.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import { saveBlob } from '../../../../ui/saveBlob.ts';
import { usePhone } from '../../../../ui/useMedia.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import { filesLock } from '../locks.ts';
import { filesOf, isLive } from '../model/files.ts';
import type { FileEntry } from '../model/files.ts';
import { useRecordForm } from '../recordForm.ts';
import { awaitedKind, choose } from './choose.ts';
import { FileMark } from './FileMark.tsx';
import { useUploads } from './useUploads.ts';
import type { Uploads } from './useUploads.ts';

export const filesField = 'respFileList';

export interface Attach {
  /** The record takes files. */
  readonly on: boolean;
  /** Nothing may be added or deleted; downloads stay. */
  readonly closed: boolean;
  readonly kinds: readonly string[];
  readonly files: readonly FileEntry[];
  /** Uploads of the record itself. */
  readonly uploads: Uploads;
  /** Files of its rows. */
  readonly rows: RowFiles;
  /** Why chosen files were not taken, in words. */
  readonly refused: readonly string[];
  /** What has just happened, for those who do not see it. */
  readonly said: string;
  readonly add: (files: readonly File[], folders?: readonly string[]) => void;
  readonly mark: (file: FileEntry, deleted: boolean) => void;
  readonly setKind: (file: FileEntry, kind: string) => void;
  readonly download: (files: readonly FileEntry[]) => void;
}

/** `putInRow` is told of files that have come for a row. */
export function useAttach(current: () => Values, putInRow: (file: FileEntry, at: RowPlace) => void): Attach {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const phone = usePhone();
  const { resource, situation, values, change, locked } = useRecordForm();
  const declared = declaredFiles(resource).get(resource.table);
  const kinds = [...(declared?.open ?? []), ...(declared?.secret ?? [])];
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  // An upload ends whenever it likes: what counts is the record as it is then.
  const put = (next: (now: readonly FileEntry[]) => readonly FileEntry[]) =>
    change({ [filesField]: next(filesOf(current())) }, filesField);
  const all = useUploads({
    onDone: (file, { at }) => {
      if (at) putInRow(file, at);
      else put((now) => [...now, file]);
      setSaid(t('desk.attach.done', { name: file.oriFileNm }));
    },
    // A cell has little room for words; the sheet of a row on a phone says it in place.
    onFail: (message, { at }) => at && !phone && notify(message, { type: 'error' }),
  });
  const uploads = { ...all, items: all.items.filter(({ at }) => at === undefined) };
  const files = filesOf(values).filter((file) => file.refTableNm === resource.table);
  const edit = (file: FileEntry, other: Partial<FileEntry>) =>
    put((now) => now.map((one) => (one.fileDetailId === file.fileDetailId ? { ...one, ...other } : one)));

  const download = async (wanted: readonly FileEntry[]) => {
    if (wanted.length === 0) return notify('desk.message.no_file', { type: 'warning' });
    try {
      const found = await provider.downloadFiles(wanted);
      if (found) saveBlob(found);
    } catch (error) {
      const message = error instanceof ApiError && error.status > 0 ? error.message : t('desk.error.network');
      notify(message, { type: 'error' });
    }
  };
  return {
    on: declared !== undefined,
    closed: situation.mode === 'read' || filesLock(situation) !== undefined || locked.has(filesField),
    kinds,
    files,
    uploads,
    rows: {
      sending: (place) =>
        all.items.filter(({ at }) => at && at.row === place.row && at.name === place.name && at.grid === place.grid),
      add: (at, types, given) => {
        const choice = choose(given, types, 0);
        for (const { text, values: what } of choice.refused)
          notify(t(`desk.attach.${text}`, what), { type: 'warning' });
        if (choice.taken.length > 0) all.add(choice.taken, { table: gridDivNm(resource, at.grid), at });
      },
      retry: all.retry,
      drop: all.drop,
      Mark: FileMark,
      download: (wanted) => void download(wanted),
    },
    refused,
    said,
    add: (given, folders = []) => {
      const present = [...files.filter(isLive).map((file) => file.refTypeCd), ...uploads.items.map(({ kind }) => kind)];
      const choice = choose(given, kinds, present.length, awaitedKind(resource, values, present));
      const words = choice.refused.map(({ text, values: what }) => t(`desk.attach.${text}`, what));
      setRefused([...folders.map((name) => t('desk.attach.folder', { name })), ...words]);
      if (choice.taken.length > 0) uploads.add(choice.taken, { table: resource.table });
    },
    mark: (file, deleted) => edit(file, { fileDelYn: deleted ? 'Y' : 'N' }),
    setKind: (file, kind) => edit(file, { refTypeCd: kind }),
    download: (wanted) => void download(wanted),
  };
}
