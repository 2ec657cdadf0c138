/** Of many records those that did not go, each by its name and with its reason. */
import { useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useLanguage } from '../../../session/language.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import type { FailedOne } from '../../providers/data/recordCalls.ts';
import { rowNames } from '../list/rowName.ts';
import '../../shell/problemDialog.css';

interface Props {
  readonly resource: Resource;
  /** Rows of the list, which know the names. */
  readonly rows: readonly RaRecord[];
  readonly name: string;
  readonly failed: readonly FailedOne[];
  /** How many went. */
  readonly done: number;
  readonly onClose: () => void;
}

export function FailedDialog({ resource, rows, name, failed, done, onClose }: Props) {
  const t = useTranslate();
  const nameOf = rowNames(resource, rows, useLanguage());
  const reasons = ({ message, errors }: FailedOne) => [...new Set([message, ...errors.map((one) => one.message)])];
  return (
    <AlertDialog
      open
      title={t('desk.acts.failed_some', { name, count: failed.length })}
      message={t('desk.acts.failed_done', { done })}
      onConfirm={onClose}
    >
      <ul className="hg-problems">
        {failed.map((one) => (
          <li key={one.id}>
            <b>{nameOf(one.id)}</b> {reasons(one).join(' ')}
          </li>
        ))}
      </ul>
    </AlertDialog>
  );
}
