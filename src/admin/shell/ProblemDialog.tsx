/** What the server refused, in its own words: one message, or several as a list (1-foundations 8). */
import { ApiError } from '../../session/calls/error.ts';
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../ui/text.tsx';
import { errorWords } from './errorWords.ts';
import './problemDialog.css';

interface Props {
  readonly error: unknown;
  readonly onClose: () => void;
  /** Of its problems those that are told here; all unless given. */
  readonly problems?: readonly { readonly message: string }[];
  /** Stands above what is told; without it the message itself does. */
  readonly title?: string;
}

export function ProblemDialog({ error, onClose, problems, title }: Props) {
  const t = useT();
  if (!error) return null;
  const general = t('desk.error.general');
  const { headline, details } =
    error instanceof Error ? errorWords(error, t, problems) : { headline: general, details: [] };
  return (
    <AlertDialog
      open
      title={title ?? headline ?? general}
      message={title === undefined ? undefined : headline}
      onConfirm={onClose}
    >
      {error instanceof ApiError && error.status === 404 && <p>{t('desk.form.not_there')}</p>}
      {details.length > 0 && (
        <ul className="hg-problems">
          {details.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </AlertDialog>
  );
}
