/** While it is written: since when a declaration is late, or until when it is in time. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { AlertGlyph } from '../../../ui/icon/glyphs.tsx';
import '../../shared/deadline.css';
import { daysLate } from './lateTax.ts';
import type { impDecl } from './impDecl.ts';
import type { RecordOf } from '../../../core/record.ts';

const near = 5;

export function LateTax() {
  const t = useTranslate();
  const { resource, values } = useRecordForm();
  const record: RecordOf<typeof impDecl> = values;
  const late = daysLate(record);
  const writing = ['DRAFT', 'REJECT'].includes(record.stCd ?? 'DRAFT');
  if (!writing || !record.storeInDt || late < -near) return null;
  const words = (name: string, days: number) => t(`resources.${resource.prefix}.words.${name}`, { days });
  return (
    <span className={late > 0 ? 'hg-deadline hg-deadline--late' : 'hg-deadline hg-deadline--near'}>
      <AlertGlyph />
      {late > 0 ? words('late', late) : words('soon_late', -late)}
    </span>
  );
}
