/** Files that an action takes along for the row that it adds, or for the record: the lines, camera and limits of files in a row. */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ActionButton, Resource } from '../../../core/resource.ts';
import { filesIn, liveIn, withFile } from '../../../fields/files/entry.ts';
import type { FileEntry } from '../../../fields/files/entry.ts';
import { FileLines } from '../../../fields/files/FileLines.tsx';
import type { FilesField } from '../../../fields/files/index.ts';
import { RowFilesContext } from '../../../fields/files/rowFiles.ts';
import type { RowFiles } from '../../../fields/files/rowFiles.ts';
import { tableTaken } from '../../../record/takenFiles.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { saveBlob } from '../../../ui/saveBlob.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { choose } from '../form/attach/choose.ts';
import { FileMark } from '../form/attach/FileMark.tsx';
import { useUploads } from '../form/attach/useUploads.ts';
import { inputIdOf } from './useInputForm.ts';
import type { InputForm } from './useInputForm.ts';
import '../form/attach/attach.css';

const PictureDialog = lazy(() => import('../form/attach/PictureDialog.tsx'));

export interface FilesInputProps {
  readonly resource: Resource;
  readonly action: Pick<ActionButton, 'adds'>;
  readonly form: InputForm;
  readonly prefix: string;
  readonly name: string;
  readonly field: FilesField;
  /** Told why the dialog must wait: something is on its way or did not arrive; undefined when nothing is. */
  readonly onPending: (name: string, why: string | undefined) => void;
}

export function FilesInput({ resource, action, form, prefix, name, field, onPending }: FilesInputProps) {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  // Two uploads may end before the page is drawn again.
  const now = useRef(filesIn(form.values[name]));
  const put = (files: readonly FileEntry[]) => {
    now.current = files;
    form.change(name, files.length > 0 ? files : null);
  };
  const [refused, setRefused] = useState('');
  const uploads = useUploads({ onDone: (file) => put(withFile(now.current, file)), onFail: () => undefined });
  const failed = uploads.items.some(({ state }) => state === 'failed');
  const why = uploads.busy ? 'desk.attach.wait_step' : failed ? 'desk.attach.left_step' : undefined;
  const tell = useEffectEvent(onPending);
  useEffect(() => tell(name, why), [name, why]);

  const [opened, setOpened] = useState<{ readonly file: FileEntry; readonly pictures: readonly FileEntry[] }>();
  const at = { grid: action.adds ?? '', row: 'added', name };
  const download = async (wanted: readonly FileEntry[]) => {
    try {
      const found = await provider.downloadFiles(wanted);
      if (found) saveBlob(found);
    } catch (error) {
      notify(error instanceof ApiError && error.status > 0 ? error.message : t('desk.error.network'), {
        type: 'error',
      });
    }
  };
  const files: RowFiles = {
    sending: () => uploads.items,
    add: (_at, kinds, given) => {
      const choice = choose(given, kinds, liveIn(now.current).length + uploads.items.length);
      // It stays until the person chooses anew, also when others that were chosen with it have arrived.
      setRefused(choice.refused.map(({ text, values }) => t(`desk.attach.${text}`, values)).join(' '));
      if (choice.taken.length > 0) uploads.add(choice.taken, { table: tableTaken(resource, action), at });
    },
    retry: uploads.retry,
    drop: uploads.drop,
    download: (wanted) => void download(wanted),
    show: (file, pictures) => setOpened({ file, pictures }),
    Mark: FileMark,
  };
  return (
    <FormField
      label={form.labels.field(name, action.adds)}
      error={form.errors[name] ?? refused}
      id={inputIdOf(prefix, name)}
      group
    >
      {({ id, 'aria-describedby': described }) => (
        <div id={id} tabIndex={-1} aria-describedby={described}>
          <RowFilesContext value={files}>
            <FileLines field={field} at={at} value={form.values[name]} open onPut={(value) => put(value ?? [])} />
          </RowFilesContext>
          {opened && (
            <Suspense fallback={null}>
              <PictureDialog
                {...opened}
                onShow={(file) => setOpened({ ...opened, file })}
                onSave={(file) => void download([file])}
                onClose={() => setOpened(undefined)}
              />
            </Suspense>
          )}
        </div>
      )}
    </FormField>
  );
}
