/** A picture of the record in full, with the others before and after it. */
import { useTranslate } from 'react-admin';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { LeftGlyph, RightGlyph } from '../../../../ui/icon/glyphs.tsx';
import type { FileEntry } from '../model/files.ts';
import { useBlobUrl } from './useBlobUrl.ts';

interface Props {
  readonly file: FileEntry;
  readonly pictures: readonly FileEntry[];
  readonly onShow: (file: FileEntry) => void;
  readonly onSave: (file: FileEntry) => void;
  readonly onClose: () => void;
}

export default function PictureDialog({ file, pictures, onShow, onSave, onClose }: Props) {
  const t = useTranslate();
  const { url, failed } = useBlobUrl(file.fileDetailId, false);
  const at = pictures.findIndex((one) => one.fileDetailId === file.fileDetailId);
  const to = (step: number) => onShow(pictures[(at + step + pictures.length) % pictures.length]!);
  const keys = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowLeft') to(-1);
    if (event.key === 'ArrowRight') to(1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={960}
      title={file.oriFileNm}
      className="hg-picture"
      footerStart={
        pictures.length > 1 && (
          <span className="hg-picture__steps">
            <IconButton label={t('desk.attach.previous')} onClick={() => to(-1)}>
              <LeftGlyph />
            </IconButton>
            <span className="hg-tn">
              {at + 1} / {pictures.length}
            </span>
            <IconButton label={t('desk.attach.next')} onClick={() => to(1)}>
              <RightGlyph />
            </IconButton>
          </span>
        )
      }
      footer={
        <>
          <Button onClick={() => onSave(file)}>{t('desk.attach.save')}</Button>
          <Button kind="filled" onClick={onClose} autoFocus onKeyDown={keys}>
            {t('desk.attach.close')}
          </Button>
        </>
      }
    >
      <div className="hg-picture__place">
        {failed ? <p role="alert">{t('desk.message.file_missing')}</p> : url && <img src={url} alt={file.oriFileNm} />}
      </div>
    </Dialog>
  );
}
