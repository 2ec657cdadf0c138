/** How far a check or a run is; a quick one shows nothing. */
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useT } from '../../ui/text.tsx';
import type { Busy } from './useImport.ts';

export function BusyDialog({ busy, onCancel }: { readonly busy: Busy; readonly onCancel: () => void }) {
  const t = useT();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 600);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  const title = t(`imports.${busy.what}`);
  const words =
    busy.total > 0
      ? t('imports.progress', { done: busy.done.toLocaleString('en-US'), total: busy.total.toLocaleString('en-US') })
      : title;
  return (
    <Dialog
      open
      width={400}
      title={title}
      footer={
        <Button autoFocus onClick={onCancel}>
          {t('imports.cancel')}
        </Button>
      }
    >
      <progress
        className="him-bar"
        aria-label={words}
        max={busy.total || undefined}
        value={busy.total ? busy.done : undefined}
      />
      <p className="him-words" aria-live="polite">
        {words}
      </p>
    </Dialog>
  );
}
