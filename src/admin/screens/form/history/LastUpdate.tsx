/** Who touched the record last, and when. */
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../../fields/dateTime/index.ts';
import { useLanguage } from '../../../../session/language.ts';
import { useRecordForm } from '../recordForm.ts';

export function LastUpdate() {
  const t = useTranslate();
  const lang = useLanguage();
  const { before } = useRecordForm();
  const { updateDt, updateNm } = before;
  if (typeof updateDt !== 'string') return null;
  const date = formatMoment(updateDt, lang);
  return <span className="hg-tn">{[t('desk.form.last_update', { date }), updateNm].filter(Boolean).join(' · ')}</span>;
}
