import { ApiError } from '../../../session/calls/error.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { useT } from '../../../ui/text.tsx';
import { seoulTime } from '../../../core/dates.ts';

/** A list that did not come: what failed, that the search was kept, and how to try again. */
export function ListProblem({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useT();
  const wire = error instanceof ApiError ? error : undefined;
  const lost = wire?.status === 0;
  const at = seoulTime(new Date(wire?.at ?? Date.now()));
  const facts = wire
    ? [
        { label: t('desk.error.fact_request'), value: wire.request, code: true },
        { label: t('desk.error.fact_time'), value: at },
        { label: t('desk.error.fact_code'), value: wire.code, code: true },
      ]
    : [];
  return (
    <ErrorState
      title={t('desk.list.failed')}
      hint={
        <>
          {lost ? t('desk.error.no_answer') : error.message}
          <br />
          {t('desk.list.failed_hint')}
        </>
      }
      facts={facts}
      onRetry={onRetry}
      onCopy={() => void navigator.clipboard?.writeText([wire?.request, at, wire?.code, error.message].join('\n'))}
      after={t('desk.error.contact_hint')}
    />
  );
}
