/** Before records that exist already get other values: which, from what to what. */
import { AlertDialog } from '../../ui/dialog/AlertDialog.tsx';
import { useT } from '../../ui/text.tsx';
import { keyText } from './model.ts';
import type { WorkRow } from './model.ts';
import { verdictWords } from './verdictWords.ts';
import type { Speaking } from './verdictWords.ts';

/** So many are told one by one; the grid behind shows all. */
const told = 5;

interface Props {
  readonly open: boolean;
  /** Rows that change a record. */
  readonly rows: readonly WorkRow[];
  readonly mapping: readonly (string | null)[];
  readonly speaking: Speaking;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function OverwriteQuestion({ open, rows, mapping, speaking, ...answers }: Props) {
  const t = useT();
  return (
    <AlertDialog
      open={open}
      title={t('imports.overwrite.question', { count: rows.length.toLocaleString('en-US') })}
      message={t('imports.overwrite.means')}
      {...answers}
    >
      <ul className="him-overwrite">
        {rows.slice(0, told).map((row) => (
          <li key={row.no}>
            <b>{keyText(row, mapping, speaking.columns) ?? t('imports.row_no', { no: row.no })}</b>{' '}
            {verdictWords(row, speaking)}
          </li>
        ))}
        {rows.length > told && (
          <li>{t('imports.overwrite.more', { count: (rows.length - told).toLocaleString('en-US') })}</li>
        )}
      </ul>
    </AlertDialog>
  );
}
