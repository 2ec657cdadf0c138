import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useT } from '../text.tsx';
import { ErrorPicture } from './ErrorPicture.tsx';
import { StateView } from './StateView.tsx';
import type { StateViewProps } from './StateView.tsx';

export interface ErrorStateProps extends Pick<StateViewProps, 'facts' | 'after'> {
  title?: ReactNode;
  /** What was kept and what to do next. */
  hint?: ReactNode;
  onRetry?: () => void;
  onCopy?: () => void;
  /** More buttons. */
  actions?: ReactNode;
}

/** Something failed: what, what was kept, what next. */
export function ErrorState({ title, hint, facts, after, onRetry, onCopy, actions }: ErrorStateProps) {
  const t = useT();
  return (
    <StateView
      role="alert"
      picture={<ErrorPicture />}
      title={title ?? t('desk.error.load_title')}
      hint={hint ?? t('desk.error.load_hint')}
      facts={facts}
      after={after}
      actions={
        <>
          {onRetry && (
            <Button kind="filled" onClick={onRetry}>
              {t('desk.action.retry')}
            </Button>
          )}
          {onCopy && <Button onClick={onCopy}>{t('desk.states.copy_error')}</Button>}
          {actions}
        </>
      }
    />
  );
}
