/** Above an ended document: the one that was drafted of it, with the way there. */
import { Link } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useT } from '../../../ui/text.tsx';
import { appr } from '../appr.ts';
import type { DraftedAgain } from '../appr.rules.ts';

export function AgainNote() {
  const t = useT();
  const { screens, mayOpen, pathOf } = useScreenAccess();
  const { screen, before } = useRecordForm(appr);
  const facts = useFacts(screen, before, before.stCd === 'REJECT' || before.stCd === 'WITHDRAW');
  const { nextId, nextNo } = (typeof facts === 'string' ? {} : facts) as DraftedAgain;
  if (nextId === undefined) return null;
  // What is written still lies in the box of drafts; what was sent is led on to the box where it is by now.
  const view = nextNo ? 'progress' : 'draft';
  const box = screens.find((one) => one.resource.prefix === appr.prefix && one.view === view && mayOpen(one));
  const name = nextNo || t('resources.groupware/appr.before.waits');
  return (
    <dl className="ap-before" aria-label={t('resources.groupware/appr.before.next')}>
      <dt>{t('resources.groupware/appr.before.next')}</dt>
      <dd>{box ? <Link to={pathOf(box, nextId)}>{name}</Link> : name}</dd>
    </dl>
  );
}
