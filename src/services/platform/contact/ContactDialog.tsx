/** Changes the own telephone or e-mail: the new one, the code that came there, the password (3-decisions 5). */
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { ProblemDialog } from '../../../admin/shell/ProblemDialog.tsx';
import { uiOf } from '../../../fields/ui.ts';
import { Box } from '../../../inputs/Box.tsx';
import { clockText } from '../../../portal/parts/Countdown.tsx';
import { ApiError } from '../../../session/calls/error.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { Me } from '../mypage/meResource.ts';
import { PasswordBox } from '../mypage/PasswordBox.tsx';
import { missing } from '../user/newPassword.ts';
import { user } from '../user/user.ts';
import { useContactCode } from './useContactCode.web.ts';
import './contact.css';

export type ContactName = 'phone' | 'email';

interface Props {
  readonly name: ContactName;
  /** The row as it is stored now. */
  readonly onChanged: (me: Me) => void;
  readonly onClose: () => void;
}

type Place = 'value' | 'cerNo' | 'loginPw';
type Wrong = Partial<Record<Place, string>>;
const places: readonly Place[] = ['value', 'cerNo', 'loginPw'];
const idOf = (place: Place) => `contact-${place}`;

/** Remount it for each change: what was typed once does not come back. */
export function ContactDialog({ name, onChanged, onClose }: Props) {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const labels = useLabels(user.prefix);
  const [value, setValue] = useState('');
  const [cerNo, setCerNo] = useState('');
  const [loginPw, setLoginPw] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<'typing' | 'stop' | 'done'>('typing');
  const [failure, setFailure] = useState<unknown>();
  const to = { certType: name === 'phone' ? ('mobile' as const) : ('email' as const), value };
  const code = useContactCode(to, () => setWrong((now) => ({ ...now, cerNo: t('desk.account.contact.over') })));
  const label = labels.field(name);
  const field = user.fields[name];
  const { Input } = uiOf(field);

  // The input of the code stands there only once its sending is drawn.
  const awaited = useRef<Place>(undefined);
  useEffect(() => {
    if (busy || !awaited.current) return;
    document.getElementById(idOf(awaited.current))?.focus();
    awaited.current = undefined;
  });
  const focus = (place: Place) => {
    awaited.current = place;
  };
  const show = (found: Wrong) => {
    setWrong(found);
    const first = places.find((place) => found[place] !== undefined);
    if (first) focus(first);
  };
  const change = (place: Place, set: (text: string) => void) => (text: string) => {
    set(text);
    setWrong(({ [place]: _gone, ...rest }) => rest);
  };
  /** The server's word at the input that it is about, else in a window. */
  const refused = (error: unknown) => {
    const problems = error instanceof ApiError ? error.problems : [];
    const found = Object.fromEntries(
      problems.flatMap(({ field: of, message }) => {
        const place = of === name ? 'value' : of;
        return places.some((one) => one === place) ? [[place, message]] : [];
      }),
    ) as Wrong;
    if (Object.keys(found).length > 0) show(found);
    else setFailure(error);
  };
  const during = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  const send = () =>
    during(async () => {
      const [open] = missing({ [name]: value }, [name]);
      if (open) return show({ value: labels.sentence(open) });
      setWrong({});
      setCerNo('');
      if (!(await code.send())) return show({ value: t('desk.account.contact.not_sent') });
      focus('cerNo');
    });
  const submit = () =>
    during(async () => {
      const open = missing({ cerNo, loginPw }, ['cerNo', 'loginPw']);
      if (open.length > 0)
        return show(Object.fromEntries(open.map((one) => [one.field, labels.sentence(one)])) as Wrong);
      if (!code.isGood) return show({ cerNo: t('desk.account.contact.over') });
      const { me } = await provider.changeContact({ ...to, cerNo, loginPw });
      setStep('done');
      onChanged(me as Me);
    });

  const leave = () => (value || loginPw ? setStep('stop') : onClose());
  const title = t('desk.account.contact.title', { name: label });
  if (step === 'done')
    return (
      <AlertDialog
        open
        title={t('desk.account.contact.done', { name: label })}
        message={t('desk.account.contact.done_hint')}
        onConfirm={onClose}
      />
    );
  return (
    <>
      <Dialog
        open
        width={440}
        sheet
        title={title}
        lead={t('desk.account.contact.lead')}
        onClose={busy ? undefined : leave}
        footer={
          <>
            <Button onClick={onClose} disabled={busy}>
              {t('desk.action.cancel')}
            </Button>
            {code.isSent ? (
              <Button kind="filled" disabled={busy} onClick={() => void submit()}>
                {t('desk.account.contact.change')}
              </Button>
            ) : (
              <Button kind="filled" disabled={busy} onClick={() => void send()}>
                {t('desk.account.contact.send')}
              </Button>
            )}
          </>
        }
      >
        <div className="mp-contact__fields">
          <Input
            field={field}
            name={name}
            id={idOf('value')}
            label={t('desk.account.contact.new', { name: label })}
            value={value || null}
            record={{}}
            required
            error={wrong.value}
            autoFocus
            onChange={(next) => change('value', setValue)(String(next ?? ''))}
          />
          {code.isSent && (
            <>
              <FormField
                id={idOf('cerNo')}
                label={t('desk.account.contact.code')}
                required
                error={wrong.cerNo}
                help={
                  code.shown
                    ? t('desk.account.contact.sent_code', { code: code.shown })
                    : t('desk.account.contact.sent')
                }
              >
                {(ids) => (
                  <div className="mp-contact__code">
                    <Box
                      {...ids}
                      tabular
                      inputMode="numeric"
                      autoComplete="one-time-code"
                      maxLength={6}
                      value={cerNo}
                      onChange={(event) => change('cerNo', setCerNo)(event.target.value.replace(/\D/g, ''))}
                      tools={
                        code.isGood && (
                          <span role="timer" className="mp-contact__left hg-tn">
                            <span className="hg-sr">{t('desk.account.contact.left')} </span>
                            {clockText(code.left)}
                          </span>
                        )
                      }
                    />
                    <Button disabled={busy} onClick={() => void send()}>
                      {t('desk.account.contact.resend')}
                    </Button>
                  </div>
                )}
              </FormField>
              <PasswordBox
                id={idOf('loginPw')}
                label={labels.field('loginPw')}
                kind="current-password"
                value={loginPw}
                error={wrong.loginPw}
                onChange={change('loginPw', setLoginPw)}
              />
            </>
          )}
        </div>
      </Dialog>
      <AlertDialog
        open={step === 'stop'}
        title={t('desk.account.contact.stop')}
        message={t('desk.account.contact.stop_hint')}
        confirmLabel={t('desk.account.contact.stop_yes')}
        cancelLabel={t('desk.account.contact.stop_no')}
        danger
        onConfirm={onClose}
        onCancel={() => setStep('typing')}
      />
      <ProblemDialog error={failure} onClose={() => setFailure(undefined)} />
    </>
  );
}
