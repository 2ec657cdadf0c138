import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useT } from '../../ui/text.tsx';

interface Props {
  /** What has just happened, for who does not see it. */
  readonly told: string;
  /** None: nothing has been changed. */
  readonly onUsual: (() => void) | undefined;
  readonly onDone: () => void;
}

/** Above the dashboard while it is arranged: how it goes, the order by role, and done. */
export function ArrangingBar({ told, onUsual, onDone }: Props) {
  const t = useT();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <section className="ds-bar" aria-label={t('dashboard.arrange.open')}>
      <p>{t('dashboard.arrange.lead')}</p>
      <span role="status" className="hg-sr">
        {told}
      </span>
      <Button kind="quiet" disabledReason={onUsual ? undefined : t('dashboard.arrange.as_usual')} onClick={onUsual}>
        {t('dashboard.arrange.usual')}
      </Button>
      <Button ref={done} kind="filled" onClick={onDone}>
        {t('dashboard.arrange.done')}
      </Button>
    </section>
  );
}
