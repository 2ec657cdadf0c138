import { useEffect } from 'react';
import { isChunkError, reloadIfOutdated } from '../../session/calls/chunk.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { useT } from '../../ui/text.tsx';

/** A screen that broke while it was drawn. A part that could not be fetched is fetched anew with the page. */
export default function Failure({
  error,
  resetErrorBoundary,
}: {
  error: Error;
  resetErrorBoundary: (args: unknown) => void;
}) {
  const t = useT();
  const lost = isChunkError(error);
  // What a person had typed on the screen before is kept as a draft.
  useEffect(() => {
    if (lost) void reloadIfOutdated();
  }, [lost]);
  return (
    <ErrorState
      title={t('desk.error.title')}
      hint={t('desk.error.hint')}
      facts={[{ label: error.name, value: error.message, code: true }]}
      onRetry={() => (lost ? location.reload() : resetErrorBoundary(undefined))}
      onCopy={() => void navigator.clipboard?.writeText(`${error.name}: ${error.message}\n${location.pathname}`)}
    />
  );
}
