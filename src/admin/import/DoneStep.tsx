import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ImportAnswer } from '../../core/files/importing.ts';
import { StateView } from '../../ui/state/StateView.tsx';
import { useT } from '../../ui/text.tsx';

interface Props {
  readonly done: ImportAnswer;
  /** Rows that were left out for their errors. */
  readonly left: number;
  readonly actions: ReactNode;
  /** Below all, such as the way back. */
  readonly after: (onUndone: (count: number) => void) => ReactNode;
}

/** The last step: what came in. */
export function DoneStep({ done: { counts }, left, actions, after }: Props) {
  const t = useT();
  const [undone, setUndone] = useState(0);
  const figures = { create: counts.create.toLocaleString('en-US'), update: counts.update.toLocaleString('en-US') };
  return (
    <div className="him-done">
      <StateView
        picture={undone ? <UndoIcon aria-hidden="true" /> : <DoneIcon aria-hidden="true" />}
        title={undone ? t('imports.undo.done', { count: undone.toLocaleString('en-US') }) : t('imports.done')}
        hint={t(undone ? 'imports.undo.came' : 'imports.done_counts', figures)}
        actions={actions}
        after={left > 0 && t('imports.done_left', { count: left })}
        role="status"
      />
      {after(setUndone)}
    </div>
  );
}
