/** One file of the record: open or download, delete and take that back, and its type until it is saved. */
import { useTranslate } from 'react-admin';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { CloseGlyph } from '../../../../ui/icon/glyphs.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { cx } from '../../../../ui/cx.ts';
import { kindsFor } from '../../../../fields/files/kinds.ts';
import { fileSize } from '../../../../fields/files/limits.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { isPicture } from '../../../../fields/files/entry.ts';
import { isLive } from '../model/files.ts';
import type { FileEntry } from '../model/files.ts';
import { FileMark } from './FileMark.tsx';
import type { Attach } from './useAttach.ts';

interface Props {
  readonly file: FileEntry;
  readonly attach: Attach;
  /** It exists in the record that is stored. */
  readonly stored: boolean;
  readonly onOpen: (file: FileEntry) => void;
}

export function FileLine({ file, attach, stored, onOpen }: Props) {
  const t = useTranslate();
  const { codeName } = useFieldEnvironment();
  const live = isLive(file);
  const name = file.oriFileNm;
  const shows = isPicture(file);
  const kinds = stored ? [] : kindsFor(file.fileExt, attach.kinds);
  const kind = codeName('FILE_TP', file.refTypeCd);
  return (
    <li className={cx('hg-attach__line', !live && 'hg-attach__line--gone', !stored && 'hg-attach__line--new')}>
      <FileMark file={file} />
      <span className="hg-attach__text">
        <button
          type="button"
          className="hg-attach__name"
          title={`${name}\n${kind} · ${fileSize(file.fileSize)}`}
          aria-label={t(shows ? 'desk.attach.open' : 'desk.attach.download', { name })}
          disabled={!live}
          onClick={() => (shows ? onOpen(file) : attach.download([file]))}
        >
          {name}
        </button>
        {!live && <small>{t('desk.attach.deleted')}</small>}
        {live && !stored && kinds.length > 1 && !attach.closed ? (
          <select
            className="hg-attach__kind"
            aria-label={t('desk.attach.kind', { name })}
            value={file.refTypeCd}
            onChange={(event) => attach.setKind(file, event.target.value)}
          >
            {kinds.map((fileKind) => (
              <option key={fileKind} value={fileKind}>
                {codeName('FILE_TP', fileKind)}
              </option>
            ))}
          </select>
        ) : (
          live && !stored && <small>{t('desk.attach.unsaved')}</small>
        )}
        {live && stored && attach.kinds.length > 1 && <small>{kind}</small>}
      </span>
      <span className="hg-attach__size">{fileSize(file.fileSize)}</span>
      <span className="hg-attach__acts">
        {live && (
          <IconButton size="s" label={t('desk.attach.download', { name })} onClick={() => attach.download([file])}>
            <DownloadIcon />
          </IconButton>
        )}
        {!attach.closed &&
          (live ? (
            <IconButton size="s" label={t('desk.attach.remove', { name })} onClick={() => attach.mark(file, true)}>
              <CloseGlyph />
            </IconButton>
          ) : (
            <IconButton size="s" label={t('desk.attach.undo', { name })} onClick={() => attach.mark(file, false)}>
              <UndoIcon />
            </IconButton>
          ))}
      </span>
    </li>
  );
}
