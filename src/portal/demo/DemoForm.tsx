/** Asks for a demo (2-portal 2, 5 "demo request"). Texts are those of the section `demo`. */
import { useEffect, useRef, useState } from 'react';
import { demoLengths, demoProblem, noDemoRequest } from '../../fields/formatted/demoRequest.ts';
import type { DemoField, DemoRequest } from '../../fields/formatted/demoRequest.ts';
import type { DemoAnswer, DemoReceipt } from '../../fields/formatted/demoRequest.ts';
import { useLanguage } from '../../session/language.ts';
import { send } from '../../session/calls/transport.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { useAlert } from '../parts/alertContext.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Note } from '../parts/Note.tsx';
import { PortalForm } from '../parts/PortalForm.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useRefusal } from '../parts/useRefusal.ts';
import { useFormAnswer } from '../useFormAnswer.ts';
import { useMemberContact, type Contact } from '../useMemberContact.ts';
import { DemoConsent } from './DemoConsent.tsx';
import { Receipt } from './Receipt.tsx';
import { useWantedService } from './useWantedService.ts';
import './demoForm.css';

type TextField = keyof typeof demoLengths;

/** What the browser may fill in by itself. */
const inputKinds: Readonly<Record<TextField, { readonly type: string; readonly autoComplete: string }>> = {
  corpNm: { type: 'text', autoComplete: 'organization' },
  reqUserNm: { type: 'text', autoComplete: 'name' },
  reqPhone: { type: 'tel', autoComplete: 'tel' },
  reqEmail: { type: 'email', autoComplete: 'email' },
};
const examples: Partial<Record<TextField, string>> = {
  corpNm: 'demo.corpNm_example',
  reqPhone: 'demo.reqPhone_example',
  reqEmail: 'demo.reqEmail_example',
};

export function DemoForm() {
  const t = useT();
  const service = useWantedService();
  const { alert } = useAlert();
  const language = useLanguage();
  const sent = useFormAnswer<DemoAnswer>();
  const [item, setItem] = useState<DemoRequest>(() =>
    sent && 'values' in sent ? requestOf(sent.values) : noDemoRequest,
  );
  const [wrong, setWrong] = useState<{ readonly field: DemoField; readonly message: string } | undefined>(() =>
    sent && 'problem' in sent
      ? { field: sent.problem.field, message: t(`demo.checks.${sent.problem.key}`) }
      : undefined,
  );
  const [receipt, setReceipt] = useState<DemoReceipt | undefined>(sent && 'receipt' in sent ? sent.receipt : undefined);
  const contact = useMemberContact();
  useEffect(() => {
    if (contact) setItem((now) => filledFrom(contact, now));
  }, [contact]);
  const [working, setWorking] = useState(false);
  const refusal = useRefusal();
  const form = useRef<HTMLDivElement>(null);
  // Without scripts the page answers, at this place, and still knows the service.
  const action = usePortalPath()(`index${service ? `?service=${encodeURIComponent(service.subsReqId)}` : ''}#demo`);
  const input = (field: DemoField) => form.current?.querySelector<HTMLInputElement>(`[name='${field}']`) ?? null;

  const set = (field: DemoField, value: string | boolean) => {
    setItem({ ...item, [field]: value });
    if (wrong?.field === field) setWrong(undefined);
  };
  const submit = async () => {
    if (working || refusal.left > 0) return;
    refusal.clear();
    const problem = demoProblem(item);
    if (problem) {
      const message = t(`demo.checks.${problem.key}`);
      setWrong({ field: problem.field, message });
      return alert(message, { focus: () => input(problem.field) });
    }
    setWorking(true);
    let taken: DemoReceipt;
    try {
      taken = await send<DemoReceipt>('platform/portal/demo', {
        method: 'POST',
        body: { ...item, reqAddr: null, portalDiv: 'SWK', ...(service && { subsReqId: service.subsReqId }) },
      });
    } catch (failure) {
      return refusal.say(failure, t('demo.failed'));
    } finally {
      setWorking(false);
    }
    setItem(noDemoRequest);
    setReceipt(taken);
    await alert(t('demo.done', { demoNo: taken.demoNo }), { focus: () => input('corpNm') });
  };

  const field = (name: TextField) => (
    <Field
      {...inputKinds[name]}
      id={`demo-${name}`}
      name={name}
      label={t(`demo.${name}`)}
      placeholder={examples[name] ? t(examples[name]) : undefined}
      required
      maxLength={demoLengths[name]}
      value={item[name]}
      error={wrong?.field === name ? wrong.message : undefined}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <div className="pt-demo" ref={form}>
      {receipt && <Receipt receipt={receipt} />}
      <PortalForm action={action} onSubmit={() => void submit()}>
        <input type="hidden" name="lang" value={language} />
        {service && <input type="hidden" name="subsReqId" value={service.subsReqId} />}
        {service && (
          <p className="pt-demo__service">
            {t('demo.service')} <b>{service.name}</b>
          </p>
        )}
        <div className="pt-demo__pair">
          {field('corpNm')}
          {field('reqUserNm')}
        </div>
        {field('reqPhone')}
        {field('reqEmail')}
        <DemoConsent
          checked={item.isAgree}
          wrong={wrong?.field === 'isAgree' ? wrong.message : undefined}
          onChange={(agreed) => set('isAgree', agreed)}
        />
        {sent && 'refusal' in sent && (
          <Note kind="err">{t(sent.refusal === 'E_RATE' ? 'demo.too_often' : 'demo.failed')}</Note>
        )}
        <Refusal text={refusal.text} left={refusal.left} />
        <Button type="submit" kind="accent" size="l" full busy={working || refusal.left > 0}>
          {t(working ? 'demo.working' : 'demo.submit')}
        </Button>
      </PortalForm>
    </div>
  );
}

/** What is empty yet, as it is known of a member; no longer than the form takes it. */
const filledFrom = ({ corpNm, userNm, phone, email }: Contact, now: DemoRequest): DemoRequest => ({
  ...now,
  corpNm: now.corpNm || corpNm.slice(0, demoLengths.corpNm),
  reqUserNm: now.reqUserNm || userNm.slice(0, demoLengths.reqUserNm),
  reqPhone: now.reqPhone || phone,
  reqEmail: now.reqEmail || email,
});

/** What came back with a refusal, as a form sends it. */
const requestOf = (values: DemoRequest | Readonly<Record<string, string>>): DemoRequest => ({
  ...noDemoRequest,
  ...values,
  isAgree: Boolean(values.isAgree),
});
