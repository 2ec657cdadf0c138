import { useLogin } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoginHere } from '../../session/LoginHere.tsx';
import { rememberedId } from '../../session/tokens/remember.ts';
import { useT } from '../../ui/text.tsx';
import { useAlert } from '../parts/alertContext.ts';
import { Button } from '../parts/Button.tsx';
import { CheckRow } from '../parts/CheckRow.tsx';
import { Field } from '../parts/Field.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { PortalForm } from '../parts/PortalForm.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useRefusal } from '../parts/useRefusal.ts';
import { useTaken } from '../useTaken.ts';

export interface LoginFormProps {
  /** Goes before the remembered id. */
  readonly loginId?: string | undefined;
  /** Where the login leads; decides where the id is remembered. */
  readonly redirect: string | null;
}

/** Id, password, "remember my id". What was typed stays when the server refuses; the password is chosen for typing anew. */
export const LoginForm = (props: LoginFormProps) => (
  <LoginHere>
    <Credentials {...props} />
  </LoginHere>
);

function Credentials({ loginId: wanted, redirect }: LoginFormProps) {
  const t = useT();
  const login = useLogin();
  const { alert } = useAlert();
  // The drawing of the server remembers nobody.
  const taken = useTaken();
  const [loginId, setLoginId] = useState(() => wanted ?? (taken ? rememberedId() : ''));
  const [loginPw, setLoginPw] = useState('');
  const [rememberMe, setRememberMe] = useState(() => taken && rememberedId() !== '');
  const refusal = useRefusal();
  const [working, setWorking] = useState(false);
  const idInput = useRef<HTMLInputElement>(null);
  const pwInput = useRef<HTMLInputElement>(null);

  const [drawn] = useState(!taken);
  const remember = useEffectEvent(() => {
    const remembered = rememberedId();
    if (remembered === '') return;
    setRememberMe(true);
    if (loginId !== '' || idInput.current?.value !== '') return;
    setLoginId(remembered);
    if (document.activeElement === idInput.current) pwInput.current?.focus();
  });
  useEffect(() => {
    if (drawn) remember();
  }, [drawn]);

  const submit = async () => {
    if (working || refusal.left > 0) return;
    if (loginId.trim() === '') return alert(t('portal.login.id_required'), { focus: idInput });
    if (loginPw === '') return alert(t('portal.login.password_required'), { focus: pwInput });
    refusal.clear();
    setWorking(true);
    try {
      await login({ loginId: loginId.trim(), loginPw, rememberMe, redirect });
    } catch (error) {
      refusal.say(error, t('portal.login.failed'));
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
        required
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
        required
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
      <Refusal text={refusal.text} left={refusal.left} />
      <Button type="submit" size="l" full busy={working || refusal.left > 0}>
        {t(working ? 'portal.login.working' : 'portal.login.submit')}
      </Button>
    </PortalForm>
  );
}
