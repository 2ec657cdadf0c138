/** Approve and reject on the card: each asks for the opinion in a sheet and runs at once. */
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../../../admin/desk.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { Screen } from '../../../admin/routes.ts';
import { ActionDialog } from '../../../admin/screens/actions/ActionDialog.tsx';
import { actionLabel } from '../../../admin/screens/actions/actionLabel.ts';
import { actorOf } from '../../../admin/screens/actions/actor.ts';
import { isUnanswered, ofDialog } from '../../../admin/screens/actions/refusals.ts';
import { useAsked } from '../../../admin/screens/actions/useAsked.ts';
import { ProblemDialog } from '../../../admin/shell/ProblemDialog.tsx';
import type { Values } from '../../../core/field.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { actionOf } from '../../../record/actions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckGlyph } from '../../../ui/icon/glyphs.tsx';
import { useT } from '../../../ui/text.tsx';
import type { apprFields } from '../appr.fields.ts';
import type { BoxRow } from './boxRow.ts';
import { Instead } from './Instead.tsx';

interface Props {
  readonly row: BoxRow;
  /** The same as rules know it. */
  readonly record: RecordOf<typeof apprFields>;
  readonly screen: Screen;
}

export function CardActions({ row, record, screen }: Props) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const { session } = useDesk();
  const { resource } = screen;
  const asked = useAsked();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [reject, approve] = [actionOf(resource, 'reject')!, actionOf(resource, 'approve')!];
  const label = (action: ActionButton) => actionLabel(t, resource, action, record, actorOf(session));

  const run = async (action: ActionButton, input: Values, typed: Values) => {
    setBusy(true);
    try {
      await provider.action(screen.name, row.id, action.name, { version: row.version, ...input });
      asked.close();
      notify(t('resources.groupware/appr.page.done', { title: String(row.title), name: label(action) }), {
        type: 'success',
      });
    } catch (error) {
      const mine = ofDialog(error, action);
      if (mine) return mine;
      // Who lost the line finds the sheet as it was: the same may go the next time.
      if (!isUnanswered(error)) asked.close(typed);
      setFailure(error);
      void queries.invalidateQueries({ queryKey: [screen.name] });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const { action } = asked;
  return (
    <div className="ap-carte__acts">
      <Button size="l" kind="danger" onClick={() => asked.ask(reject)}>
        {label(reject)}
      </Button>
      <Button size="l" kind="filled" icon={<CheckGlyph />} onClick={() => asked.ask(approve)}>
        {label(approve)}
      </Button>
      {action && (
        <ActionDialog
          resource={resource}
          action={action}
          record={record}
          title={t(`resources.${resource.prefix}.titles.${action.name}`, { name: label(action) })}
          label={label(action)}
          busy={busy}
          Answered={Instead}
          typed={asked.typed}
          onRun={(input, typed) => run(action, input, typed)}
          onClose={() => asked.close()}
        />
      )}
      <ProblemDialog error={failure} onClose={() => setFailure(undefined)} />
    </div>
  );
}
