/** What the server refused, in its own words: one message, or several as a list (1-foundations 8). */
import { sessionConfig } from '../../session/config.ts';
import { ApiError } from '../../session/calls/error.ts';
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../ui/text.tsx';
import './problemDialog.css';

export function ProblemDialog({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const t = useT();
  if (!error) return null;
  const problems = error instanceof ApiError ? error.problems : [];
  const lost = error instanceof ApiError && error.status === 0;
  const title = lost
    ? t('desk.error.network')
    : (problems[0]?.message ?? (error instanceof Error ? error.message : ''));
  const several = problems.length > 1;
  return (
    <AlertDialog
      open
      title={several ? t('desk.error.general') : title || t('desk.error.general')}
      message={
        lost
          ? `${t('desk.error.request', { request: error.request })} · ${t('desk.error.contact', { phone: sessionConfig.supportPhone })}`
          : undefined
      }
      onConfirm={onClose}
    >
      {several && (
        <ul className="hg-problems">
          {problems.map((problem, index) => (
            <li key={index}>{problem.message}</li>
          ))}
        </ul>
      )}
    </AlertDialog>
  );
}
