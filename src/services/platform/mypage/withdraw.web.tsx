/** Leaving the service: what it means, why, the password, and a last question (10-platform, top). */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useDataProvider, useLogout, useTranslate } from 'react-admin';
import { useDesk } from '../../../admin/desk.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { longText } from '../../../fields/index.ts';
import { uiOf } from '../../../fields/ui.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { lapse } from '../../../session/lapse.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { missing } from '../user/newPassword.ts';
import { Page, Section } from './Page.tsx';
import { PasswordBox } from './PasswordBox.tsx';

const reasonField = longText({ max: 300 });
const Reason = uiOf(reasonField).Input;
const consequences = ['login', 'records', 'personal', 'admin'] as const;
type Step = 'ask' | 'done';

export default function Withdraw() {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const logout = useLogout();
  const { session } = useDesk();
  const labels = useLabels('platform/user');
  const [reason, setReason] = useState<string | null>(null);
  const [loginPw, setLoginPw] = useState('');
  const [error, setError] = useState<string>();
  const [step, setStep] = useState<Step>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  const wrongPassword = (message: string) => {
    setError(message);
    requestAnimationFrame(() => document.getElementById('withdraw-pw')?.focus());
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const [open] = missing({ loginPw }, ['loginPw']);
    if (open) wrongPassword(labels.sentence(open));
    else setStep('ask');
  };
  const withdraw = async () => {
    setBusy(true);
    try {
      await provider.withdraw({ loginPw, reason });
      // What the page still asks for is refused from here on: nobody should be asked to log in again for it.
      lapse({ why: 'left' });
      setStep('done');
    } catch (problem) {
      setStep(undefined);
      const atPassword =
        problem instanceof ApiError ? problem.problems.find(({ field }) => field === 'loginPw') : undefined;
      if (atPassword) wrongPassword(atPassword.message);
      else setRefused(problem instanceof Error ? problem.message : String(problem));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page treeId="P04">
      <Section narrow title={t('desk.account.withdraw.consequences')} hint={t('desk.account.withdraw.lead')}>
        <form className="mp-sec__body" noValidate onSubmit={ask}>
          <ul className="mp-points">
            {consequences.map((consequence) => (
              <li key={consequence}>{t(`desk.account.withdraw.${consequence}`)}</li>
            ))}
          </ul>
          <Reason
            field={reasonField}
            name="reason"
            id="withdraw-reason"
            label={labels.field('reason')}
            value={reason}
            record={{}}
            onChange={(value) => setReason(typeof value === 'string' ? value : null)}
          />
          <input type="text" autoComplete="username" value={session.user.loginId} readOnly hidden />
          <PasswordBox
            id="withdraw-pw"
            label={labels.field('loginPw')}
            kind="current-password"
            value={loginPw}
            error={error}
            onChange={(value) => {
              setLoginPw(value);
              setError(undefined);
            }}
          />
          <div className="mp-acts">
            <Button type="submit" kind="danger" disabled={busy}>
              {t('desk.account.withdraw.submit')}
            </Button>
          </div>
        </form>
      </Section>
      <AlertDialog
        open={step === 'ask'}
        danger
        busy={busy}
        title={t('desk.account.withdraw.question')}
        message={t('desk.account.withdraw.question_hint', { loginId: session.user.loginId })}
        confirmLabel={t('desk.account.withdraw.submit')}
        onConfirm={() => void withdraw()}
        onCancel={() => setStep(undefined)}
      />
      <AlertDialog
        open={step === 'done'}
        title={t('desk.account.withdraw.done')}
        message={t('desk.account.withdraw.done_hint')}
        onConfirm={() => void logout()}
      />
      <AlertDialog
        open={refused !== undefined}
        title={t('desk.account.withdraw.refused')}
        message={refused}
        onConfirm={() => setRefused(undefined)}
      />
    </Page>
  );
}
