/** Files of a row in its sheet on a phone, or asked for with it: a line each, the camera, and uploads with how far they are. */
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CloseGlyph, PlusGlyph } from '../../ui/icon/glyphs.tsx';
import { cx } from '../../ui/cx.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import { askForFiles, askForPhoto } from './askForFiles.ts';
import { isPicture, liveIn, withoutFiles } from './entry.ts';
import type { FileCellProps } from './FileCell.tsx';
import { extensionsOf } from './kinds.ts';
import { useRowFiles } from './rowFiles.ts';
import type { RowFiles, RowSending } from './rowFiles.ts';
import './fileLines.css';

export function FileLines({ field, at, value, open, onPut }: FileCellProps) {
  const { t, phone } = useFieldEnvironment();
  const files = useRowFiles();
  const live = liveIn(value);
  const sending = files?.sending(at) ?? [];
  // A desk has no camera that points at the work.
  const photos = phone && field.types.some((kind) => extensionsOf(kind).includes('jpg'));
  const add = (chosen: readonly File[]) => files?.add(at, field.types, chosen);
  return (
    <div className="hg-filelines">
      {live.length + sending.length > 0 ? (
        <ul>
          {live.map((file) => {
            const name = file.oriFileNm;
            const unsaved = file.refId === null && t('desk.attach.unsaved');
            const line = (
              <>
                {files && <files.Mark file={file} />}
                <span className="hg-filelines__text">
                  <span className="hg-filelines__name">{name}</span>
                  {unsaved && <small>{unsaved}</small>}
                </span>
              </>
            );
            return (
              <li key={file.fileDetailId}>
                {files?.show && isPicture(file) ? (
                  <button
                    type="button"
                    className="hg-filelines__open"
                    aria-label={[t('desk.attach.open', { name }), unsaved].filter(Boolean).join(', ')}
                    onClick={() => files.show?.(file, live.filter(isPicture))}
                  >
                    {line}
                  </button>
                ) : (
                  line
                )}
                {files && (
                  <IconButton label={t('desk.attach.download', { name })} onClick={() => files.download([file])}>
                    <DownloadIcon />
                  </IconButton>
                )}
                {open && (
                  <IconButton
                    label={t('desk.attach.remove', { name })}
                    onClick={() => onPut(withoutFiles(value, new Set([file.fileDetailId])))}
                  >
                    <CloseGlyph />
                  </IconButton>
                )}
              </li>
            );
          })}
          {files && sending.map((one) => <SendingLine key={one.uid} sending={one} files={files} />)}
        </ul>
      ) : (
        <p className="hg-t3">{open ? t('desk.message.no_file_selected') : '–'}</p>
      )}
      {open && files && (
        <div className={cx('hg-filelines__acts', phone && 'hg-filelines__acts--phone')}>
          {photos && (
            <Button size="l" icon={<CameraIcon />} onClick={() => askForPhoto(add)}>
              {t('desk.attach.photo')}
            </Button>
          )}
          <Button size={phone ? 'l' : 'm'} icon={<PlusGlyph />} onClick={() => askForFiles(field.types, add)}>
            {t('desk.attach.row_add')}
          </Button>
        </div>
      )}
    </div>
  );
}

function SendingLine({ sending, files }: { readonly sending: RowSending; readonly files: RowFiles }) {
  const { t } = useFieldEnvironment();
  const { uid, name, state, part, message } = sending;
  const failed = state === 'failed';
  const percent = Math.floor(part * 100);
  const word = state === 'waiting' ? t('desk.attach.waiting') : part >= 1 ? t('desk.attach.checking') : `${percent}%`;
  return (
    <li>
      <span className="hg-filelines__text">
        <span className="hg-filelines__name">{name}</span>
        {failed ? (
          <small className="hg-filelines__bad" role="alert">
            {message}
          </small>
        ) : (
          <>
            <progress max={100} value={percent} aria-label={t('desk.attach.sending', { name })} />
            <small>{word}</small>
          </>
        )}
      </span>
      {failed && (
        <Button aria-label={t('desk.attach.retry', { name })} onClick={() => files.retry(uid)}>
          {t('desk.attach.row_retry')}
        </Button>
      )}
      <IconButton
        label={t(failed ? 'desk.attach.discard' : 'desk.attach.cancel', { name })}
        onClick={() => files.drop(uid)}
      >
        <CloseGlyph />
      </IconButton>
    </li>
  );
}
