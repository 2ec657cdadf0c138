/** The paper of a record: seen before it is printed, downloaded or opened beside. */
import { useEffect, useRef, useState } from 'react';
import type { Downloaded } from '../providers/data/wire.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { saveBlob } from '../../ui/saveBlob.ts';
import { useT } from '../../ui/text.tsx';
import { usePhone } from '../../ui/useMedia.ts';
import './printPreview.css';

interface Paper extends Downloaded {
  readonly url: string;
}

interface Props {
  /** Asks for the paper; another function is another paper. */
  readonly load: (asked: { readonly signal: AbortSignal }) => Promise<Downloaded>;
  /** What the paper is of. */
  readonly name: string;
  readonly onClose: () => void;
}

export function PrintPreview({ load, name, onClose }: Props) {
  const t = useT();
  // Without a viewer of its own a browser would save the file unasked.
  const shows = !usePhone() && navigator.pdfViewerEnabled !== false;
  const [paper, setPaper] = useState<Paper>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    load({ signal: stop.signal }).then(
      (made) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(made.blob);
        setPaper({ ...made, url });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailed(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [load]);

  return (
    <Dialog
      open
      className="hx-paper"
      width={980}
      title={t('desk.export.print_title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.action.close')}</Button>
          <Button disabled={!paper} onClick={() => paper && window.open(paper.url, '_blank', 'noopener')}>
            {t('desk.export.open_tab')}
          </Button>
          <Button kind="filled" disabled={!paper} onClick={() => paper && saveBlob(paper)}>
            {t('desk.action.download')}
          </Button>
        </>
      }
    >
      {failed ? (
        <p role="alert">
          {t('desk.export.print_failed')} {failed}
        </p>
      ) : paper && shows ? (
        <Viewer url={paper.url} title={t('desk.export.print_title', { name })} />
      ) : (
        <p role="status" className="hx-words">
          {paper ? t('desk.export.print_made', { name: paper.name }) : t('desk.export.print_making')}
        </p>
      )}
    </Dialog>
  );
}

/** The browser's own viewer: it zooms, searches and prints. It opens in no sandbox; the file is of this page's making. */
function Viewer({ url, title }: { readonly url: string; readonly title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.className = 'hx-paper__view';
    frame.title = title;
    frame.src = `${url}#view=FitH`;
    place.current?.append(frame);
    return () => frame.remove();
  }, [url, title]);
  return <div ref={place} />;
}
