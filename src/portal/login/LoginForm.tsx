import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { ApiError } from '../../session/error.ts';
import { login } from '../../session/flow.ts';
import { rememberedId } from '../../session/remember.ts';
import { useT } from '../../ui/text.tsx';
import { Field } from '../parts/Field.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';

type Missing = { readonly id?: boolean; readonly pw?: boolean };

/** Id, password, "remember my id". What was typed stays when the server refuses; the password is chosen for typing anew. */
export function LoginForm() {
  const t = useT();
  const [loginId, setLoginId] = useState(rememberedId);
  const [loginPw, setLoginPw] = useState('');
  const [rememberMe, setRememberMe] = useState(() => rememberedId() !== '');
  const [missing, setMissing] = useState<Missing>({});
  const [refusal, setRefusal] = useState<string>();
  const [working, setWorking] = useState(false);
  const idInput = useRef<HTMLInputElement>(null);
  const pwInput = useRef<HTMLInputElement>(null);

  const submit = async () => {
    const gaps: Missing = { id: loginId.trim() === '', pw: loginPw === '' };
    setMissing(gaps);
    setRefusal(undefined);
    if (gaps.id || gaps.pw) return (gaps.id ? idInput : pwInput).current?.focus();
    setWorking(true);
    try {
      await login({ loginId: loginId.trim(), loginPw, rememberMe });
    } catch (error) {
      setWorking(false);
      setRefusal(
        error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : t('portal.login.failed'),
      );
      pwInput.current?.select();
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!working) void submit();
  };

  return (
    <form className="pt-form" noValidate onSubmit={onSubmit}>
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
        error={missing.id ? t('portal.login.id_required') : undefined}
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
        error={missing.pw ? t('portal.login.password_required') : undefined}
        onChange={(event) => setLoginPw(event.target.value)}
      />
      <label className="pt-check">
        <input type="checkbox" checked={rememberMe} onChange={(event) => setRememberMe(event.target.checked)} />
        {t('portal.login.remember')}
      </label>
      <div role="alert">{refusal && <p className="pt-refusal">{refusal}</p>}</div>
      <button type="submit" className="pt-btn pt-btn--primary pt-btn--l pt-btn--full" aria-disabled={working}>
        {t(working ? 'portal.login.working' : 'portal.login.submit')}
      </button>
    </form>
  );
}
