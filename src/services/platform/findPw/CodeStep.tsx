import { useRef, useState } from 'react';
import { ContactField } from '../../../portal/find/ContactField.tsx';
import { contactProblem } from '../../../portal/find/contact.ts';
import type { CertType } from '../../../portal/find/contact.ts';
import { useAlert } from '../../../portal/parts/alertContext.ts';
import { Button } from '../../../portal/parts/Button.tsx';
import { Countdown } from '../../../portal/parts/Countdown.tsx';
import { ErrorSummary } from '../../../portal/parts/ErrorSummary.tsx';
import { Field } from '../../../portal/parts/Field.tsx';
import { focusFirst } from '../../../portal/parts/focusFirst.ts';
import { PortalCard } from '../../../portal/parts/PortalCard.tsx';
import { PortalForm } from '../../../portal/parts/PortalForm.tsx';
import { PortalLink } from '../../../portal/parts/PortalLink.tsx';
import { Refusal } from '../../../portal/parts/Refusal.tsx';
import { SegmentedRadio } from '../../../portal/parts/SegmentedRadio.tsx';
import { ApiError } from '../../../session/calls/error.ts';
import { useT } from '../../../ui/text.tsx';
import { isRefused, problemsToShow, troubleText } from './trouble.web.ts';
import { useFindPwCode } from './useFindPwCode.web.ts';

export interface CodeStepProps {
  readonly loginId: string;
  readonly onLoginId: (loginId: string) => void;
  /** Why it begins again, said at the code: the time for a new password is over. */
  readonly over?: string | undefined;
  readonly onVerified: () => void;
}

/** Ids of the inputs, in their order. */
const fields = ['loginId', 'contact', 'cerNo'] as const;
type Wrong = Partial<Record<(typeof fields)[number], string>>;

/** Who, by which way, and the code that came that way. A change of either makes the code void. */
export function CodeStep({ loginId, onLoginId, over, onVerified }: CodeStepProps) {
  const t = useT();
  const { alert } = useAlert();
  const [certType, setCertType] = useState<CertType>('mobile');
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<Wrong>(over ? { cerNo: over } : {});
  const [working, setWorking] = useState(false);
  const codeInput = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const code = useFindPwCode(() => void alert(t('portal.find_pw.timeout'), { focus: sendButton }));

  /** Shows what is wrong, with the focus on the first of it; true when something is. */
  const show = (next: Wrong): boolean => {
    setWrong(next);
    const first = fields.find((field) => next[field]);
    if (first) focusFirst(first);
    return first !== undefined;
  };
  const gaps = (): Wrong => {
    const contact = contactProblem(certType, value);
    return {
      ...(loginId.trim() === '' && { loginId: t('portal.find_pw.id_required') }),
      ...(contact && { contact: t(`portal.find.${contact}`) }),
    };
  };
  const change = () => {
    code.forget();
    setWrong({});
  };

  const sendCode = async () => {
    if (working || code.refusal.left > 0 || show(gaps())) return;
    setWorking(true);
    const failure = await code.send({ loginId: loginId.trim(), certType, value });
    setWorking(false);
    if (failure === undefined) return void codeInput.current?.focus();
    if (show(problemsToShow(failure))) return undefined;
    // Only a pause has words of its own.
    const pauses = failure instanceof ApiError && failure.retryAfter !== undefined;
    return code.refusal.say(pauses ? failure : undefined, t('portal.find_pw.send_failed'));
  };
  const confirm = async () => {
    if (working || show(gaps())) return;
    if (!code.sent) return void show({ cerNo: t('portal.find_pw.code_first') });
    if (!/^\d{6}$/.test(code.cerNo)) return void show({ cerNo: t('portal.find_pw.code_required') });
    setWorking(true);
    const failure = await code.check({ loginId: loginId.trim(), certType, value });
    setWorking(false);
    if (failure === undefined) return onVerified();
    if (isRefused(failure)) show({ cerNo: troubleText(failure, t) });
    else code.refusal.say(failure, troubleText(failure, t));
  };

  return (
    <PortalCard title={t('portal.find_pw.title')} lead={t('portal.find_pw.lead')}>
      <ErrorSummary
        problems={fields.flatMap((field) => {
          const message = wrong[field];
          return message ? [{ field, message }] : [];
        })}
      />
      <PortalForm onSubmit={() => void confirm()}>
        <Field
          id="loginId"
          label={t('portal.find_pw.id')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={loginId === '' && !over}
          maxLength={100}
          value={loginId}
          error={wrong.loginId}
          onChange={(event) => {
            onLoginId(event.target.value);
            change();
          }}
        />
        <SegmentedRadio
          name="certType"
          legend={t('portal.find.verify_by')}
          options={[
            { value: 'email', label: t('portal.find.email') },
            { value: 'mobile', label: t('portal.find.mobile') },
          ]}
          value={certType}
          onChange={(next) => {
            setCertType(next);
            setValue('');
            change();
          }}
        />
        <ContactField
          type={certType}
          email={t('portal.find.email')}
          value={value}
          error={wrong.contact}
          onValue={(next) => {
            setValue(next);
            change();
          }}
          beside={
            <Button
              ref={sendButton}
              kind="tint"
              busy={working || code.refusal.left > 0}
              onClick={() => void sendCode()}
            >
              {t(code.everSent ? 'portal.find_pw.resend' : 'portal.find_pw.send')}
            </Button>
          }
        />
        <Field
          ref={codeInput}
          autoFocus={over !== undefined}
          id="cerNo"
          label={t('portal.find_pw.code')}
          required
          placeholder={t('portal.find_pw.code_hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code.cerNo}
          ok={code.sent ? sentText(t, code.shownCode) : undefined}
          error={wrong.cerNo}
          end={code.sent && <Countdown seconds={code.left} label={t('portal.find_pw.left')} />}
          onChange={(event) => {
            code.type(event.target.value);
            setWrong({});
          }}
        />
        <Refusal text={code.refusal.text} left={code.refusal.left} />
        <Button type="submit" size="l" full busy={working}>
          {t(working ? 'portal.find_pw.working' : 'portal.find_pw.confirm')}
        </Button>
      </PortalForm>
      <p className="pt-card__more">
        <PortalLink page="contactUndo">{t('portal.find_pw.undo_contact')}</PortalLink>
      </p>
    </PortalCard>
  );
}

/** Outside production the server answers the code, and it is shown in brackets (2-portal 8). */
const sentText = (t: ReturnType<typeof useT>, code: string | undefined): string =>
  code ? t('portal.find_pw.sent_code', { code }) : t('portal.find_pw.sent');
