/** Above a document that is written again because its approval was refused: who refused it, when and why, and the way there. */
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../admin/screens/actions/useFacts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { formatMoment } from '../../../fields/dateTime/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useLanguage } from '../../../session/language.ts';
import { AlertGlyph } from '../../../ui/icon/glyphs.tsx';
import type { ApprovalRefused } from '../../shared/approvalPlan.ts';
import '../../../admin/screens/form/head/answerNote.css';

export function RefusedApproval() {
  const t = useTranslate();
  const lang = useLanguage();
  const { recordHref } = useFieldEnvironment();
  const { screen, before } = useRecordForm();
  const { stCd, apprId } = before;
  const facts = useFacts(screen, before, stCd === 'DRAFT' && apprId != null);
  const { apprRefused } = (typeof facts === 'string' ? {} : facts) as Partial<ApprovalRefused>;
  if (stCd !== 'DRAFT' || !apprRefused) return null;
  const { id, by, standsFor, at, opinion } = apprRefused;
  const words = { name: by, absent: standsFor ?? '', at: at ? formatMoment(at, lang) : '' };
  const href = recordHref?.('groupware/appr', id);
  return (
    <section className="hg-answer" aria-label={t('approval.refused.title')}>
      <AlertGlyph />
      <p>
        <b>{t(`approval.refused.${standsFor ? 'by_proxy' : 'by'}`, words)}</b> {opinion}{' '}
        {href && <Link to={href}>{t('approval.refused.open')}</Link>}
      </p>
    </section>
  );
}
