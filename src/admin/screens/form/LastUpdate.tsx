/** Who touched the record last, and when. */
import { useTranslate } from 'ra-core';
import { useRecordForm } from './recordForm.ts';

export function LastUpdate() {
  const t = useTranslate();
  const { before } = useRecordForm();
  const { updateDt, updateNm } = before;
  if (typeof updateDt !== 'string') return null;
  const date = updateDt.slice(0, 16);
  return <span className="hg-tn">{[t('desk.form.last_update', { date }), updateNm].filter(Boolean).join(' · ')}</span>;
}
