/** What a resource can do beyond saving: a button each, with a question where it cannot be taken back. */
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { Values } from '../../../core/field.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { useRecordForm } from './recordForm.ts';

/** Is the action offered for this record, to this company? */
export const isOffered = ({ when = {}, operator }: ActionButton, record: Values, corpId: number): boolean =>
  (!operator || corpId === systemCorpId) &&
  Object.entries(when).every(([field, values]) => values.includes(String(record[field])));

interface Props {
  readonly busy: boolean;
  readonly changed: boolean;
  readonly onAct: (run: () => Promise<{ data: Values }>) => Promise<void>;
}

export function Actions({ busy, changed, onAct }: Props) {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, resource, situation, before } = useRecordForm();
  const [asked, setAsked] = useState<ActionButton>();
  const { mode, level, corpId } = situation;
  if (mode === 'new' || mode === 'copy' || !resource.actions) return null;
  const offered = resource.actions.filter((action) => isOffered(action, before, corpId));
  const label = ({ name }: ActionButton) => t(`resources.${resource.prefix}.actions.${name}`, { _: name });
  const reason = level < 2 ? t('desk.reason.read_only') : changed ? t('desk.reason.save_first') : undefined;
  const run = async (action: ActionButton) => {
    setAsked(undefined);
    await onAct(() => provider.action(screen.name, Number(before.id), action.name, { version: before.version }));
  };
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.name}
          kind="quiet"
          disabled={busy}
          disabledReason={reason}
          onClick={() => (action.confirm ? setAsked(action) : void run(action))}
        >
          {label(action)}
        </Button>
      ))}
      <AlertDialog
        open={asked !== undefined}
        title={asked && t('desk.form.action_question', { name: label(asked) })}
        confirmLabel={asked && label(asked)}
        onConfirm={() => asked && void run(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
