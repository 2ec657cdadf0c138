/** The question before rows are deleted that others stand below. */
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../../../ui/text.tsx';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';

interface RemovalQuestion {
  /** `count` rows go along. */
  readonly ask: (count: number) => Promise<boolean>;
  readonly question: ReactNode;
}

export function useRemovalQuestion(): RemovalQuestion {
  const t = useT();
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);
  const close = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
  };
  return {
    ask: (rows) => {
      setCount(rows);
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
    question: (
      <AlertDialog
        open={open}
        danger
        title={t('below.delete_question')}
        message={t('below.delete_hint', { count })}
        confirmLabel={t('desk.action.delete')}
        onConfirm={() => close(true)}
        onCancel={() => close(false)}
      />
    ),
  };
}
