/** Once the goods are released: what completes the declaration, for no button of its own does. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import '../../shared/deadline.css';

export function Completion() {
  const t = useTranslate();
  const { resource, before } = useRecordForm();
  if (before.stCd !== 'RELEASE') return null;
  return <span className="hg-deadline">{t(`resources.${resource.prefix}.words.completes`)}</span>;
}
