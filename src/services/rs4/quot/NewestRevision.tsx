/** Beside the way of a quotation that was revised: the way to what holds in its place. */
import { Link } from 'react-router-dom';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import { quot } from './quot.ts';
import type { Newest } from './ready.ts';
import { revisionMark } from './revision.ts';

export function NewestRevision() {
  const t = useT();
  const { recordHref, codeName } = useFieldEnvironment();
  const { screen, before } = useRecordForm(quot);
  const revised = before.stCd === 'REV';
  const facts = useFacts(screen, before, revised);
  const { newest } = (revised && typeof facts !== 'string' ? facts : {}) as Newest;
  const href = newest && recordHref?.(quot.prefix, newest.id);
  if (!newest || newest.id === before.id || !href) return null;
  return (
    <span role="status">
      {codeName('QUOT_ST', 'REV')} →{' '}
      <Link to={href}>{t('resources.rs4/quot.sent.open', { rev: revisionMark(newest.revNo) })}</Link>
    </span>
  );
}
