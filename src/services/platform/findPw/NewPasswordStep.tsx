import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortalPath } from '../../../portal/base.ts';
import { useAlert } from '../../../portal/parts/alertContext.ts';
import { Button } from '../../../portal/parts/Button.tsx';
import { ErrorSummary } from '../../../portal/parts/ErrorSummary.tsx';
import { focusFirst } from '../../../portal/parts/focusFirst.ts';
import { PasswordField } from '../../../portal/parts/PasswordField.tsx';
import { PortalCard } from '../../../portal/parts/PortalCard.tsx';
import { PortalForm } from '../../../portal/parts/PortalForm.tsx';
import { Refusal } from '../../../portal/parts/Refusal.tsx';
import { useRefusal } from '../../../portal/parts/useRefusal.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { send } from '../../../session/calls/transport.ts';
import { useT } from '../../../ui/text.tsx';
import { newPasswordFaults } from './newPassword.ts';
import type { NewPassword, Wrong } from './newPassword.ts';
import { troubleText } from './trouble.web.ts';

export interface NewPasswordStepProps {
  readonly loginId: string;
  /** The server knows of no verification any more: it begins anew. */
  readonly onOver: (why: string) => void;
}

type Name = keyof NewPassword;
/** Ids of the inputs, in their order. */
const names = ['newPw', 'newPwConfirm'] as const satisfies readonly Name[];
/** Long enough for its fault to be told while it is typed. */
const worthTelling = 8;

/** The new password, twice. Faults show as soon as an input was left or holds a whole password. */
export function NewPasswordStep({ loginId, onOver }: NewPasswordStepProps) {
  const t = useT();
  const { alert } = useAlert();
  const navigate = useNavigate();
  const path = usePortalPath();
  const [typed, setTyped] = useState<NewPassword>({ newPw: '', newPwConfirm: '' });
  const [told, setTold] = useState<Partial<Record<Name, boolean>>>({});
  const [refused, setRefused] = useState<Wrong>({});
  const [working, setWorking] = useState(false);
  const [sent, setSent] = useState(false);
  const refusal = useRefusal();

  const faults = newPasswordFaults(typed, loginId);
  const errorOf = (name: Name) => {
    const key = faults[name];
    return (told[name] && key !== undefined ? t(key) : undefined) ?? refused[name];
  };
  /** The keyboard to the first of them; true when there is one. */
  const lead = (wrong: Wrong) => {
    const name = names.find((one) => wrong[one]);
    if (name) focusFirst(name);
    return name !== undefined;
  };

  const change = async () => {
    if (working || refusal.left > 0) return;
    setTold({ newPw: true, newPwConfirm: true });
    setSent(true);
    if (lead(faults)) return;
    refusal.clear();
    setWorking(true);
    try {
      await send('platform/member/findme/updateLoginPw', {
        method: 'POST',
        body: { loginId: loginId.trim(), ...typed },
      });
    } catch (error) {
      setWorking(false);
      const wrong = error instanceof ApiError ? (error.body.errors ?? {}) : {};
      if (lead(wrong)) return setRefused(wrong);
      const why = troubleText(error as Error, t);
      if (error instanceof ApiError && error.code === 'E_CERT') return onOver(why);
      return refusal.say(error, why);
    }
    setWorking(false);
    await alert(t('portal.find_pw.done'));
    void navigate(path(`login?loginId=${encodeURIComponent(loginId.trim())}`), { replace: true });
  };

  const input = (name: Name) => ({
    id: name,
    maxLength: 20,
    autoComplete: 'new-password',
    required: true,
    value: typed[name],
    error: errorOf(name),
    onBlur: () => setTold((before) => ({ ...before, [name]: before[name] || typed[name] !== '' })),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setTyped((before) => ({ ...before, [name]: value }));
      setRefused({});
      if (value.length >= worthTelling) setTold((before) => ({ ...before, [name]: true }));
    },
  });
  return (
    <PortalCard title={t('portal.find_pw.new_title')} lead={t('portal.find_pw.new_lead')}>
      <ErrorSummary
        problems={names.flatMap((field) => {
          const message = sent ? errorOf(field) : undefined;
          return message ? [{ field, message }] : [];
        })}
      />
      <PortalForm onSubmit={() => void change()}>
        <PasswordField
          {...input('newPw')}
          autoFocus
          label={t('portal.find_pw.new_pw')}
          hint={t('portal.find_pw.rule')}
        />
        <PasswordField {...input('newPwConfirm')} label={t('portal.find_pw.new_pw_again')} />
        <Refusal text={refusal.text} left={refusal.left} />
        <Button type="submit" size="l" full busy={working || refusal.left > 0}>
          {t(working ? 'portal.find_pw.changing' : 'portal.find_pw.change')}
        </Button>
      </PortalForm>
    </PortalCard>
  );
}
