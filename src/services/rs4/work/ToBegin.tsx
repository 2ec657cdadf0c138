/**
 * Above the daily log of a work that is still planned: somebody worked at it, so its beginning is offered, and never taken
 * by itself. Who comes here wrote a day and looks for no step, so what it does is asked first.
 */
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksFor } from '../../../admin/screens/actions/askedStep.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { serverToday } from '../../../session/today.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { useDay } from '../../shared/useDay.web.ts';
import './toBegin.css';

export function ToBegin() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { resource, situation, before } = useRecordForm();
  const day = useDay();
  const [asked, setAsked] = useState(false);
  const logged = Array.isArray(before.logList) && before.logList.length > 0;
  const offered = situation.mode === 'edit' && situation.level === 2 && before.stCd === 'PLAN' && logged;
  const start = t(`resources.${resource.prefix}.actions.start`);
  const begin = () => {
    setAsked(false);
    void navigate({ pathname, search }, { replace: true, state: asksFor('start') });
  };
  return (
    <>
      <div role="status">
        {offered && (
          <p className="rs-begin">
            {t(`resources.${resource.prefix}.to_begin`)}
            <Button size="s" onClick={() => setAsked(true)}>
              {start}
            </Button>
          </p>
        )}
      </div>
      <AlertDialog
        open={asked && offered}
        title={t('desk.acts.question', { name: start, record: String(before.workNo ?? '') })}
        message={t(`resources.${resource.prefix}.asks.start`, { day: day(serverToday()) })}
        confirmLabel={start}
        onConfirm={begin}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
