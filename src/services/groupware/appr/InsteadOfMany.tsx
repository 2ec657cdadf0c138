/** In the dialog about several documents: which of them are decided on for somebody else. */
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { useDesk } from '../../../admin/desk.ts';
import { actorOf } from '../../../admin/screens/actions/actor.ts';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { useT } from '../../../ui/text.tsx';
import { appr } from '../appr.ts';
import { ownTurns } from '../appr.rules.ts';
import { boxColumns, type BoxRow } from './boxRow.ts';
import { insteadOfMany } from './standIn.ts';

export function InsteadOfMany({ facts, onBar }: PlanProps) {
  const t = useT();
  const { session } = useDesk();
  const { screens } = useScreenAccess();
  const { ids = [] } = facts as { readonly ids?: readonly number[] };
  const box = screens.find(({ resource, view }) => resource.prefix === appr.prefix && view === 'todo')!;
  // The list may leave out the steps; whose turn it is may have changed since it was asked for.
  const {
    data = [],
    isPending,
    isError,
  } = useGetList<BoxRow>(box.name, {
    filter: { ids },
    pagination: { page: 1, perPage: ids.length },
    meta: { columns: boxColumns },
  });
  // Nobody decides before it can be read for whom.
  useEffect(() => onBar(isPending), [isPending, onBar]);
  if (isError)
    return (
      <p className="hg-plan" role="status">
        {t('resources.groupware/appr.page.acts_for_unknown')}
      </p>
    );
  const turns = data.map((row) => ownTurns({ ...row, steps: row.line ?? [] }, actorOf(session)));
  return insteadOfMany(turns, session.user.id).map(([name, count]) => (
    <p className="hg-plan" key={name}>
      {count === ids.length
        ? t('resources.groupware/appr.page.acts_for', { name })
        : t('resources.groupware/appr.page.acts_for_some', { name, smart_count: count })}
    </p>
  ));
}
