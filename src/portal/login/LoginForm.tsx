import { useRef, useState } from 'react';
import { ApiError } from '../../session/error.ts';
import { login } from '../../session/flow.ts';
import { rememberedId } from '../../session/remember.ts';
import { useT } from '../../ui/text.tsx';
import { useAlert } from '../parts/alertContext.ts';
import { Button } from '../parts/Button.tsx';
import { CheckRow } from '../parts/CheckRow.tsx';
import { Field } from '../parts/Field.tsx';
import { Note } from '../parts/Note.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { PortalForm } from '../parts/PortalForm.tsx';
import { useCountdown } from '../parts/useCountdown.ts';

export interface LoginFormProps {
  /** Goes before the remembered id. */
  readonly loginId?: string | undefined;
  /** Where the login leads; decides where the id is remembered. */
  readonly redirect: string | null;
}

/** Id, password, "remember my id". What was typed stays when the server refuses; the password is chosen for typing anew. */
export function LoginForm({ loginId: wanted, redirect }: LoginFormProps) {
  const t = useT();
  const { alert } = useAlert();
  const [loginId, setLoginId] = useState(() => wanted ?? rememberedId());
  const [loginPw, setLoginPw] = useState('');
  const [rememberMe, setRememberMe] = useState(() => rememberedId() !== '');
  const [refusal, setRefusal] = useState<string>();
  const [working, setWorking] = useState(false);
  const pause = useCountdown(0, () => setRefusal(undefined));
  const idInput = useRef<HTMLInputElement>(null);
  const pwInput = useRef<HTMLInputElement>(null);

  const submit = async () => {
    if (working || pause.running) return;
    if (loginId.trim() === '') return alert(t('portal.login.id_required'), { focus: idInput });
    if (loginPw === '') return alert(t('portal.login.password_required'), { focus: pwInput });
    setRefusal(undefined);
    setWorking(true);
    try {
      await login({ loginId: loginId.trim(), loginPw, rememberMe, redirect });
    } catch (error) {
      const known = error instanceof ApiError && error.status > 0 && error.status < 500;
      if (known && error.retryAfter) pause.start(error.retryAfter);
      setRefusal(known ? error.message : t('portal.login.failed'));
      pwInput.current?.select();
    } finally {
      setWorking(false);
    }
  };

  return (
    <PortalForm onSubmit={() => void submit()}>
      <Field
        ref={idInput}
        id="loginId"
        label={t('portal.login.id')}
        placeholder={t('portal.login.id_hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={loginId === ''}
        maxLength={100}
        value={loginId}
        onChange={(event) => setLoginId(event.target.value)}
      />
      <PasswordField
        ref={pwInput}
        id="loginPw"
        label={t('portal.login.password')}
        placeholder={t('portal.login.password')}
        autoComplete="current-password"
        autoFocus={loginId !== ''}
        maxLength={20}
        value={loginPw}
        onChange={(event) => setLoginPw(event.target.value)}
      />
      <CheckRow checked={rememberMe} onChange={(event) => setRememberMe(event.target.checked)}>
        {t('portal.login.remember')}
      </CheckRow>
      <div role="alert" className="pt-login__said">
        {refusal && <Note kind="err">{refusal}</Note>}
      </div>
      {pause.running && (
        <p className="pt-login__wait hg-tn" role="timer">
          {t('portal.login.wait', { seconds: pause.left })}
        </p>
      )}
      <Button type="submit" size="l" full busy={working || pause.running}>
        {t(working ? 'portal.login.working' : 'portal.login.submit')}
      </Button>
    </PortalForm>
  );
}
