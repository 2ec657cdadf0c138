/** What of the chosen records is to be looked at, asked once for all: each warning with the records that it is about. */
import { useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useLanguage } from '../../../session/language.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { rowNames } from '../list/rowName.ts';
import { WarningLines } from '../WarningLines.tsx';
import { byMessage } from './runMany.ts';
import type { WarnedOne } from './runMany.ts';

interface Props {
  readonly resource: Resource;
  /** Rows of the list, which know the names. */
  readonly rows: readonly RaRecord[];
  readonly name: string;
  readonly warned: readonly WarnedOne[];
  /** How many have gone before the question. */
  readonly done: number;
  readonly onAnswer: (goes: boolean) => void;
}

const mostNames = 30;

export function WarnedDialog({ resource, rows, name, warned, done, onAnswer }: Props) {
  const t = useTranslate();
  const nameOf = rowNames(resource, rows, useLanguage());
  const count = new Set(warned.map(({ id }) => id)).size;
  const named = (names: readonly string[]) => {
    const shown = names.slice(0, mostNames).join(', ');
    return names.length > mostNames ? t('desk.acts.made_more', { made: shown, more: names.length - mostNames }) : shown;
  };
  return (
    <AlertDialog
      open
      title={t('desk.acts.warned_some', { name, count })}
      message={t(done > 0 ? 'desk.acts.warned_done' : 'desk.form.warnings_hint', { done, count })}
      confirmLabel={t('desk.acts.go_on_all', { count })}
      cancelLabel={t('desk.form.look_again')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <WarningLines
        warnings={byMessage(warned, nameOf).map(({ message, names }) => ({ label: named(names), message }))}
      />
    </AlertDialog>
  );
}
