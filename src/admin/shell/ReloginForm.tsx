/** Password and button of the login sheet. A refusal stands under the password, which is chosen for typing anew. */
import KeyboardReturnIcon from '@mui/icons-material/KeyboardReturn';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useLogin } from 'react-admin';
import { useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { ApiError } from '../../session/calls/error.ts';
import { LoginHere } from '../../session/LoginHere.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextBox } from '../../ui/form/TextBox.tsx';
import { useT } from '../../ui/text.tsx';

interface Props {
  readonly loginId: string;
}

/** The server's own sentence (wrong password, locked, too often), or that none came. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : undefined;

export const ReloginForm = (props: Props) => (
  <LoginHere>
    <PasswordForm {...props} />
  </LoginHere>
);

function PasswordForm({ loginId }: Props) {
  const t = useT();
  const login = useLogin();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const refuse = (words: string) => {
    setProblem(words);
    input.current?.select();
    input.current?.focus();
  };
  const submit = async () => {
    if (password === '') return refuse(t('session.relogin.password_required'));
    setBusy(true);
    setProblem(undefined);
    try {
      await login({ loginPw: password });
    } catch (error) {
      refuse(reasonOf(error) ?? t('session.relogin.failed'));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    setCaps(event.getModifierState('CapsLock'));
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };

  const Eye = shown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <form noValidate onSubmit={onSubmit} className="hg-relogin__form">
      {/* Names the account to password managers. */}
      <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
      <FormField
        label={t('session.relogin.password')}
        error={problem && <span role="alert">{problem}</span>}
        help={caps ? <span role="status">{t('session.relogin.caps_lock')}</span> : undefined}
      >
        {(ids) => (
          <TextBox
            {...ids}
            ref={input}
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            maxLength={100}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onKeyDown={onKey}
            onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
            endIcon={
              <button
                type="button"
                className="hg-relogin__eye"
                aria-label={t(shown ? 'session.relogin.password_hide' : 'session.relogin.password_show')}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                <Eye />
              </button>
            }
          />
        )}
      </FormField>
      <Button kind="filled" type="submit" disabled={busy} className="hg-relogin__go" endIcon={<KeyboardReturnIcon />}>
        {t('session.relogin.submit')}
      </Button>
    </form>
  );
}
