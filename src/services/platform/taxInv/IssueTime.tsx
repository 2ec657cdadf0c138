/** Until when it is to be issued; and of one that was issued too late, that it was. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { AlertGlyph } from '../../../ui/icon/glyphs.tsx';
import { Deadline } from '../../shared/Deadline.tsx';
import { taxInv } from './taxInv.ts';

export function IssueTime() {
  const t = useTranslate();
  const shown = useShown();
  const { before } = useRecordForm(taxInv);
  // The server has said so at its issue.
  if (before.lateYn !== 'Y') return <Deadline field="issueDueDt" states={['DRAFT']} near={3} />;
  return (
    <span className="hg-deadline hg-deadline--near">
      <AlertGlyph />
      {t(`resources.${taxInv.prefix}.words.late`, { due: shown('issueDueDt', undefined, before.issueDueDt) })}
    </span>
  );
}
