/** Beside the button that sends a declaration again: how many places that customs named still stand as they were sent. */
import { ruleRecord } from '../../../admin/screens/form/model/rules.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { AlertGlyph } from '../../../ui/icon/glyphs.tsx';
import '../../shared/deadline.css';
import { unmended } from './unmended.rules.ts';

/** The sentence of the question that the sending asks: one rule, told before it is pressed. */
export function Unmended() {
  const { resource, values, before, labels } = useRecordForm();
  const [left] = unmended(ruleRecord(resource, values));
  if (!left || !resource.state?.open.includes(String(before.stCd))) return null;
  return (
    <span className="hg-deadline hg-deadline--near" role="status">
      <AlertGlyph />
      {labels.sentence(left)}
    </span>
  );
}
