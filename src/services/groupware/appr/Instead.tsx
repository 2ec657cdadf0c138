/** In the dialog of a step that somebody takes for another: for whom. */
import { useDesk } from '../../../admin/desk.ts';
import { actorOf } from '../../../admin/screens/actions/actor.ts';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { RecordOf } from '../../../core/record.ts';
import { useT } from '../../../ui/text.tsx';
import type { apprFields } from '../appr.fields.ts';
import { ownTurns } from '../appr.rules.ts';
import { insteadOf } from './standIn.ts';

export function Instead({ record }: Pick<PlanProps, 'record'>) {
  const t = useT();
  const { session } = useDesk();
  const name = insteadOf(ownTurns(record as RecordOf<typeof apprFields>, actorOf(session)), session.user.id);
  return name ? <p className="hg-plan">{t('resources.groupware/appr.page.acts_for', { name })}</p> : null;
}
