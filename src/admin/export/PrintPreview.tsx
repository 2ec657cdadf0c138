/** The paper of a record: seen before it is printed, downloaded or opened beside. */
import type { Downloaded } from '../providers/data/wire.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { saveBlob } from '../../ui/saveBlob.ts';
import { useT } from '../../ui/text.tsx';
import { usePhone } from '../../ui/useMedia.ts';
import { hasViewer } from './hasViewer.ts';
import { PaperViewer } from './PaperViewer.tsx';
import { usePaperFile } from './usePaperFile.ts';
import './printPreview.css';

interface Props {
  /** Asks for the paper; another function is another paper. */
  readonly load: (asked: { readonly signal: AbortSignal }) => Promise<Downloaded>;
  /** What the paper is of. */
  readonly name: string;
  readonly onClose: () => void;
}

export function PrintPreview({ load, name, onClose }: Props) {
  const t = useT();
  const shows = !usePhone() && hasViewer();
  const { paper, failed } = usePaperFile(load);

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
        <PaperViewer url={paper.url} title={t('desk.export.print_title', { name })} />
      ) : (
        <p role="status" className="hx-words">
          {paper ? t('desk.export.print_made', { name: paper.name }) : t('desk.export.print_making')}
        </p>
      )}
    </Dialog>
  );
}
