/** Who would decide, one after the other, by the line that is chosen; that none needs to be is said while none is. */
import { useTranslate } from 'react-admin';
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import type { ApprovalInput, ApprovalPlan } from '../../shared/approvalPlan.ts';

export function ApprovalRoute({ facts, input }: PlanProps) {
  const t = useTranslate();
  const { apprLine, apprLines } = facts as Partial<ApprovalPlan>;
  const { lineId } = input as ApprovalInput;
  const route = lineId ? apprLines?.[lineId] : apprLine;
  const how = lineId || !route ? 'route' : 'route_usual';
  return (
    <p className="hg-plan" role="status">
      {t(`approval.${how}`, { route: route || t('approval.route_unknown') })}
    </p>
  );
}
