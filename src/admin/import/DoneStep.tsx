import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import type { ReactNode } from 'react';
import type { ImportAnswer } from '../../core/files/importing.ts';
import { StateView } from '../../ui/state/StateView.tsx';
import { useT } from '../../ui/text.tsx';

interface Props {
  readonly done: ImportAnswer;
  /** Rows that were left out for their errors. */
  readonly left: number;
  readonly actions: ReactNode;
  /** Below all. */
  readonly after: ReactNode;
}

/** The last step: what came in. */
export function DoneStep({ done: { counts }, left, actions, after }: Props) {
  const t = useT();
  const figures = { create: counts.create.toLocaleString('en-US'), update: counts.update.toLocaleString('en-US') };
  return (
    <div className="him-done">
      <StateView
        picture={<DoneIcon aria-hidden="true" />}
        title={t('imports.done')}
        hint={t('imports.done_counts', figures)}
        actions={actions}
        after={left > 0 && t('imports.done_left', { count: left })}
        role="status"
      />
      {after}
    </div>
  );
}
