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
  const lost = /import|chunk|module/i.test(error.message);
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
