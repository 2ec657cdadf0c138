/** From which sum a quotation needs approval, while it is being written. */
import { useTranslate } from 'ra-core';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { AlertGlyph } from '../../../ui/icon/glyphs.tsx';
import { useSettings } from '../totals/useSettings.web.ts';

export function QuotRule() {
  const t = useTranslate();
  const { before } = useRecordForm();
  const limit = useSettings()['QUOT_APPR_AMT'];
  if (limit === undefined || !['INQ', 'DRAFT'].includes(String(before['stCd']))) return null;
  return (
    <span>
      <AlertGlyph />
      {t('resources.rs4/quot.words.approval_rule', { amount: Number(limit).toLocaleString('en-US') })}
    </span>
  );
}
