/** The attachments beside the fields: drop, upload, look, download, delete and take that back. */
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { isPicture } from '../../../../fields/files/entry.ts';
import { extensionsOf } from '../../../../fields/files/kinds.ts';
import { fileSize, mostFileBytes, mostRequestBytes } from '../../../../fields/files/limits.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { CloseGlyph, PlusGlyph } from '../../../../ui/icon/glyphs.tsx';
import { usePhone } from '../../../../ui/useMedia.ts';
import { inputId } from '../inputs/inputs.ts';
import { filesOf, isLive } from '../model/files.ts';
import type { FileEntry } from '../model/files.ts';
import { useRecordForm } from '../recordForm.ts';
import { accepted } from './choose.ts';
import { FileLine } from './FileLine.tsx';
import { UploadLine } from './UploadLine.tsx';
import { filesField } from './useAttach.ts';
import type { Attach } from './useAttach.ts';
import { useDrop } from './useDrop.ts';
import './attach.css';

const PictureDialog = lazy(() => import('./PictureDialog.tsx'));

export function AttachPanel({ attach }: { readonly attach: Attach }) {
  const t = useTranslate();
  const { before, problems } = useRecordForm();
  const [opened, setOpened] = useState<FileEntry>();
  const over = useDrop(!attach.closed, attach.add);
  const { files, uploads, closed, refused } = attach;
  const live = files.filter(isLive);
  const stored = new Set(filesOf(before).map(({ fileDetailId }) => fileDetailId));
  const error = problems.find((problem) => problem.at === filesField)?.message;
  const pictures = live.filter(isPicture);
  const empty = files.length + uploads.items.length === 0;
  return (
    <section id={inputId(filesField)} tabIndex={-1} className="hg-attach" aria-label={t('desk.attach.title')}>
      <div className="hg-attach__head">
        <AttachIcon />
        <h2>{t('desk.attach.title')}</h2>
        <span className="hg-attach__count">{live.length}</span>
        <span className="hg-attach__tools">
          {live.length > 1 && (
            <IconButton size="s" label={t('desk.attach.all')} onClick={() => attach.download(live)}>
              <DownloadIcon />
            </IconButton>
          )}
          {!closed && <Add attach={attach} />}
        </span>
      </div>
      {refused.length + (error ? 1 : 0) > 0 && (
        <div className="hg-attach__bad" role="alert">
          {[...refused, ...(error ? [error] : [])].map((why) => (
            <p key={why}>{why}</p>
          ))}
          {refused.length > 0 && (
            <IconButton size="s" label={t('desk.attach.dismiss')} onClick={() => attach.add([])}>
              <CloseGlyph />
            </IconButton>
          )}
        </div>
      )}
      {!empty && (
        <ul>
          {files.map((file) => (
            <FileLine
              key={file.fileDetailId}
              file={file}
              attach={attach}
              stored={stored.has(file.fileDetailId)}
              onOpen={setOpened}
            />
          ))}
          {uploads.items.map((item) => (
            <UploadLine key={item.uid} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      {empty && (
        <p className="hg-attach__empty">
          {t(closed ? 'desk.attach.empty_read' : 'desk.attach.empty')}
          {!closed && (
            <small>{t('desk.attach.limits', { one: fileSize(mostFileBytes), all: fileSize(mostRequestBytes) })}</small>
          )}
        </p>
      )}
      <p className="hg-sr" role="status">
        {attach.said}
      </p>
      {over && (
        <div className="hg-attach__drop" aria-hidden="true">
          <span>
            <AttachIcon />
            {t('desk.attach.drop')}
            <small>{t('desk.attach.limits', { one: fileSize(mostFileBytes), all: fileSize(mostRequestBytes) })}</small>
          </span>
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <PictureDialog
            file={opened}
            pictures={pictures}
            onShow={setOpened}
            onSave={(file) => attach.download([file])}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Chooses files; on a phone also takes a photo. */
function Add({ attach }: { readonly attach: Attach }) {
  const t = useTranslate();
  const phone = usePhone();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const photos = attach.kinds.some((kind) => extensionsOf(kind).includes('jpg'));
  const chosen = (event: React.ChangeEvent<HTMLInputElement>) => {
    attach.add([...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, onChange: chosen } as const;
  const accept = accepted(attach.kinds).map((extension) => `.${extension}`);
  return (
    <>
      {phone && photos && (
        <>
          <IconButton label={t('desk.attach.photo')} onClick={() => camera.current?.click()}>
            <CameraIcon />
          </IconButton>
          <input ref={camera} {...hidden} accept="image/*" capture="environment" />
        </>
      )}
      <Button
        size="s"
        kind="quiet"
        icon={<PlusGlyph />}
        tip={t('desk.attach.add_hint')}
        onClick={() => input.current?.click()}
      >
        {t('desk.attach.add')}
      </Button>
      <input ref={input} {...hidden} multiple accept={accept.join(',')} data-files="add" />
    </>
  );
}
