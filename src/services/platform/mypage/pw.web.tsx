/** Change of the own password: rules marked while typing, other sessions end (10-platform, top; 3-decisions 3). */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import MetIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { useDesk } from '../../../admin/desk.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { ProblemDialog } from '../../../admin/shell/ProblemDialog.tsx';
import type { Problem } from '../../../core/problem.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { setSession } from '../../../session/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { missing, newPasswordProblems } from '../user/newPassword.ts';
import { Page, Section } from './Page.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { heldMarks, passwordMarks } from './passwordMarks.ts';
import { Sessions } from './Sessions.tsx';
import { meKey, sessionsKey } from './useMe.web.ts';

const names = ['oldPw', 'newPw', 'newPwConfirm'] as const;
type Name = (typeof names)[number];
const empty: Readonly<Record<Name, string>> = { oldPw: '', newPw: '', newPwConfirm: '' };

export default function ChangePassword() {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const navigate = useNavigate();
  const { session } = useDesk();
  const labels = useLabels('platform/user');
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const owner = { loginId: session.user.loginId, ...session.corp };
  const held = heldMarks(values.newPw, values.oldPw, owner);

  const found = (): readonly Problem[] => {
    const open = missing(values, names);
    if (open.length > 0) return open;
    const same: Problem[] =
      values.newPw === values.oldPw ? [{ code: 'E_PATTERN', field: 'newPw', text: 'passwordSame' }] : [];
    return [...newPasswordProblems(values.newPw, values.newPwConfirm, owner), ...same];
  };
  const show = (wrong: readonly { readonly field?: string; readonly message: string }[]) => {
    setErrors(Object.fromEntries(wrong.flatMap(({ field, message }) => (field ? [[field, message]] : []))));
    const first = names.find((name) => wrong.some(({ field }) => field === name));
    if (first) requestAnimationFrame(() => document.getElementById(`pw-${first}`)?.focus());
  };
  const change = (name: Name) => (value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  // The repetition is judged while it is typed: once it is as long, it must be the same.
  const differs = values.newPwConfirm.length >= values.newPw.length && values.newPwConfirm !== values.newPw;
  const repeated = errors.newPwConfirm ?? (differs ? t('errors.passwordsDiffer') : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = found();
    if (wrong.length > 0)
      return show(wrong.map(({ field, ...rest }) => ({ field, message: labels.sentence({ field, ...rest }) })));
    setBusy(true);
    try {
      await provider.changePassword(values);
      setValues(empty);
      setErrors({});
      notify('desk.account.pw.done', { type: 'success' });
      setSession({ ...session, user: { ...session.user, pwGiven: false } });
      // Nothing else was open until now.
      if (session.user.pwGiven) void navigate('/');
      void queries.invalidateQueries({ queryKey: sessionsKey });
      void queries.invalidateQueries({ queryKey: meKey });
    } catch (error) {
      if (error instanceof ApiError && error.problems.some(({ field }) => field)) show(error.problems);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const box = (name: Name, error: string | undefined) => (
    <PasswordBox
      id={`pw-${name}`}
      label={labels.field(name)}
      kind={name === 'oldPw' ? 'current-password' : 'new-password'}
      value={values[name]}
      error={error}
      autoFocus={name === 'oldPw'}
      onChange={change(name)}
    />
  );
  return (
    <Page treeId="P03">
      <Section narrow title={t('desk.account.pw.submit')} hint={t('desk.account.pw.lead')}>
        <form className="mp-sec__body" noValidate onSubmit={(event) => void submit(event)}>
          <input type="text" autoComplete="username" value={session.user.loginId} readOnly hidden />
          {box('oldPw', errors.oldPw)}
          {box('newPw', errors.newPw)}
          <ul className="mp-rules" aria-label={t('desk.account.pw.rules')}>
            {passwordMarks.map((mark) => (
              <li key={mark} className={held.has(mark) ? 'mp-rules--met' : undefined}>
                {held.has(mark) ? <MetIcon /> : <OpenIcon />}
                {t(`desk.account.pw.rule_${mark}`)}
                <span className="hg-sr">{t(held.has(mark) ? 'desk.account.pw.met' : 'desk.account.pw.not_met')}</span>
              </li>
            ))}
          </ul>
          {box('newPwConfirm', repeated)}
          <div className="mp-acts">
            <Button type="submit" kind="filled" disabled={busy}>
              {t('desk.account.pw.submit')}
            </Button>
          </div>
        </form>
      </Section>
      <Sessions />
      <ProblemDialog error={failure} onClose={() => setFailure(undefined)} />
    </Page>
  );
}
