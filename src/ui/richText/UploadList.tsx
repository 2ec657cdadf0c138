import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { CloseGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import type { Upload } from './useUploads.ts';

interface Props {
  readonly uploads: readonly Upload[];
  readonly onCancel: (id: number) => void;
  readonly onRetry: (upload: Upload) => void;
}

/** Pictures on their way: how far, what went wrong, cancel and try again. */
export function UploadList({ uploads, onCancel, onRetry }: Props) {
  const t = useT();
  return (
    <ul className="hg-rte__uploads" aria-live="polite">
      {uploads.map((upload) => {
        const name = upload.file.name || t('editor.image.unnamed');
        return (
          <li key={upload.id} className={upload.error ? 'hg-rte__refused' : undefined}>
            <span className="hg-el">{name}</span>
            {upload.error ? (
              <>
                <span>{upload.error}</span>
                <Button size="s" onClick={() => onRetry(upload)}>
                  {t('editor.image.retry')}
                </Button>
              </>
            ) : (
              <progress max={1} value={upload.share} aria-label={t('editor.image.sending', { name })} />
            )}
            <IconButton size="s" label={t('editor.image.cancel', { name })} onClick={() => onCancel(upload.id)}>
              <CloseGlyph />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
