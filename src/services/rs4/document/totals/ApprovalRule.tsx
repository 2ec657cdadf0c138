/** From which sum a document needs approval, while it is being written. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { grouped } from '../../../../fields/decimal/exact.ts';
import { AlertGlyph } from '../../../../ui/icon/glyphs.tsx';
import { useSettings } from './useSettings.web.ts';

interface Props {
  /** Setting that holds the sum. */
  readonly setting: string;
  /** States in which it is written. */
  readonly states: readonly string[];
}

export function ApprovalRule({ setting, states }: Props) {
  const t = useTranslate();
  const { resource, before } = useRecordForm();
  const limit = useSettings()[setting];
  if (limit === undefined || !states.includes(String(before.stCd))) return null;
  return (
    <span>
      <AlertGlyph />
      {t(`resources.${resource.prefix}.words.approval_rule`, { amount: grouped(limit) })}
    </span>
  );
}
