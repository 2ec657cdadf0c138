/** The button that shows the paper of a record, where its resource has one. */
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../ui/text.tsx';
import type { OwnAction } from '../layout/pageActions.ts';
import type { Screen } from '../routes.ts';

const PrintPreview = lazy(async () => ({ default: (await import('./PrintPreview.tsx')).PrintPreview }));

export interface PaperOf {
  readonly screen: Screen;
  /** Undefined while the record is not stored. */
  readonly id: unknown;
  readonly name: string;
  /** What is not saved does not stand on the paper. */
  readonly changed: boolean;
}

export interface PaperButton {
  readonly buttons: readonly OwnAction[];
  readonly preview: ReactNode;
}

export function usePaper({ screen, id, name, changed }: PaperOf): PaperButton {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (!screen.resource.printed || typeof id !== 'number') return { buttons: [], preview: null };
  const disabledReason = changed ? t('desk.reason.save_first') : undefined;
  return {
    buttons: [{ id: 'print', label: t('desk.export.print'), onClick: () => setOpen(true), disabledReason }],
    preview: open && (
      <Suspense>
        <PrintPreview screen={screen.name} id={id} name={name} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
