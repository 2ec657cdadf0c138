/** From which sum a document needs approval, while it is being written; whose turn it is, while it is put to approval. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import { useFacts } from '../../../../admin/screens/actions/useFacts.ts';
import type { ApprovalTurn } from '../../../shared/approvalPlan.ts';
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
  const { screen, resource, before } = useRecordForm();
  const limit = useSettings()[setting];
  const waiting = before.stCd === 'APPR';
  const facts = useFacts(screen, before, waiting);
  const { apprTurn, apprTurnStep } = (waiting && typeof facts !== 'string' ? facts : {}) as Partial<ApprovalTurn>;
  if (apprTurn) return <span role="status">{t(`approval.turn.${apprTurnStep}`, { names: apprTurn })}</span>;
  if (limit === undefined || !states.includes(String(before.stCd))) return null;
  return (
    <span>
      <AlertGlyph />
      {t(`resources.${resource.prefix}.words.approval_rule`, { amount: grouped(limit) })}
    </span>
  );
}
