/** Files of a row: their names and the buttons add, delete, download; an upload shows how far it is. */
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import { askForFiles } from './askForFiles.ts';
import { liveIn, withoutFiles } from './entry.ts';
import type { FileEntry } from './entry.ts';
import type { FilesField } from './index.ts';
import { Pictures } from './Pictures.tsx';
import { useRowFiles } from './rowFiles.ts';
import type { RowPlace, RowSending } from './rowFiles.ts';
import './fileCell.css';

export interface FileCellProps {
  readonly field: FilesField;
  readonly at: RowPlace;
  readonly value: unknown;
  /** Files may be added and taken away. */
  readonly open: boolean;
  readonly onPut: (value: readonly FileEntry[] | null) => void;
}

/** In a grid the cell has the keyboard: Enter or a blank adds, Delete takes away, and its menu has all three. */
export function FileCell({ field, at, value, open, onPut }: FileCellProps) {
  const { t } = useFieldEnvironment();
  const files = useRowFiles();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const live = liveIn(value);
  const sending = files?.sending(at)[0];
  const names = live.map(({ oriFileNm }) => oriFileNm);
  const take = (...gone: FileEntry[]) =>
    onPut(withoutFiles(value, new Set(gone.map(({ fileDetailId }) => fileDetailId))));
  const remove = (event: MouseEvent<HTMLElement>) => {
    if (live.length > 1) setAnchor(event.currentTarget);
    else take(...live);
  };
  if (sending && files)
    return (
      <span className="hg-filecell">
        <SendingName sending={sending} />
        {sending.state === 'failed' && (
          <Act label={t('desk.attach.retry', { name: sending.name })} onPress={() => files.retry(sending.uid)}>
            {t('desk.attach.row_retry')}
          </Act>
        )}
        <Act label={t('desk.attach.cancel', { name: sending.name })} onPress={() => files.drop(sending.uid)}>
          {t('desk.action.cancel')}
        </Act>
      </span>
    );
  return (
    <span className="hg-filecell">
      {files && <Pictures live={live} files={files} />}
      <span className={cx('hg-filecell__name', live.length === 0 && 'hg-t3')} title={names.join('\n') || undefined}>
        {live.length === 0
          ? open
            ? t('desk.message.no_file_selected')
            : '–'
          : live.length === 1
            ? names[0]
            : t('desk.attach.more', { name: names[0], count: live.length - 1 })}
      </span>
      {open && files && (
        <>
          <Act
            label={t('desk.attach.row_add')}
            onPress={() => askForFiles(field.types, (chosen) => files.add(at, field.types, chosen))}
          >
            {t('desk.attach.add')}
          </Act>
          <Act
            label={t('desk.attach.remove', { name: names.join(', ') })}
            disabled={live.length === 0}
            onPress={remove}
          >
            {t('desk.action.delete')}
          </Act>
        </>
      )}
      {files && (
        <Act
          label={t('desk.attach.download', { name: names.join(', ') })}
          disabled={live.length === 0}
          onPress={() => files.download(live)}
        >
          {t('desk.attach.save')}
        </Act>
      )}
      <Menu
        anchor={anchor}
        label={t('desk.attach.which')}
        onClose={() => setAnchor(null)}
        choices={
          anchor
            ? live.map((file) => ({ id: String(file.fileDetailId), label: file.oriFileNm, onSelect: () => take(file) }))
            : []
        }
      />
    </span>
  );
}

function SendingName({ sending: { name, state, part, message } }: { readonly sending: RowSending }) {
  const { t } = useFieldEnvironment();
  if (state === 'failed')
    return (
      <span className="hg-filecell__name hg-filecell__name--bad" role="alert" title={message}>
        {message}
      </span>
    );
  const percent = Math.floor(part * 100);
  const word = state === 'waiting' ? t('desk.attach.waiting') : part >= 1 ? t('desk.attach.checking') : `${percent}%`;
  return (
    <span className="hg-filecell__name" title={name}>
      <span
        className="hg-filecell__bar"
        role="progressbar"
        aria-label={t('desk.attach.sending', { name })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ inlineSize: `${percent}%` }}
      />
      {word} {name}
    </span>
  );
}

interface ActProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** The keyboard stays with the cell. */
function Act({ label, disabled, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className="hg-filecell__act"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // Whoever comes from elsewhere goes on in this cell.
        const cell = event.currentTarget.closest<HTMLElement>('[role=gridcell]');
        if (!cell?.contains(document.activeElement)) cell?.focus();
        onPress(event);
      }}
    >
      {children}
    </button>
  );
}
