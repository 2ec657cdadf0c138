/** Above the daily log of a work that is still planned: somebody worked at it, so its beginning is offered, and never taken by itself. */
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksFor } from '../../../admin/screens/actions/askedStep.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './toBegin.css';

export function ToBegin() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { resource, situation, before } = useRecordForm();
  const logged = Array.isArray(before.logList) && before.logList.length > 0;
  const offered = situation.mode === 'edit' && situation.level === 2 && before.stCd === 'PLAN' && logged;
  return (
    <div role="status">
      {offered && (
        <p className="rs-begin">
          {t(`resources.${resource.prefix}.to_begin`)}
          <Button
            size="s"
            onClick={() => void navigate({ pathname, search }, { replace: true, state: asksFor('start') })}
          >
            {t(`resources.${resource.prefix}.actions.start`)}
          </Button>
        </p>
      )}
    </div>
  );
}
