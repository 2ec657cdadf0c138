/** Asks for a demo (2-portal 2, 5 "demo request"). Texts are those of the section `demo`. */
import { useRef, useState } from 'react';
import { demoLengths, demoProblem, noDemoRequest } from '../../fields/formatted/demoRequest.ts';
import type { DemoField, DemoRequest } from '../../fields/formatted/demoRequest.ts';
import { send } from '../../session/calls/transport.ts';
import { useT } from '../../ui/text.tsx';
import { useAlert } from '../parts/alertContext.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { PortalForm } from '../parts/PortalForm.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useRefusal } from '../parts/useRefusal.ts';
import { DemoConsent } from './DemoConsent.tsx';
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
  const [item, setItem] = useState<DemoRequest>(noDemoRequest);
  const [wrong, setWrong] = useState<{ readonly field: DemoField; readonly message: string }>();
  const [working, setWorking] = useState(false);
  const refusal = useRefusal();
  const form = useRef<HTMLDivElement>(null);
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
    try {
      await send('platform/portal/demo', {
        method: 'POST',
        body: { ...item, reqAddr: null, portalDiv: 'SWK', ...(service && { subsReqId: service.subsReqId }) },
      });
    } catch (failure) {
      return refusal.say(failure, t('demo.failed'));
    } finally {
      setWorking(false);
    }
    setItem(noDemoRequest);
    await alert(t('demo.done'), { focus: () => input('corpNm') });
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
      <PortalForm onSubmit={() => void submit()}>
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
        <Refusal text={refusal.text} left={refusal.left} />
        <Button type="submit" kind="accent" size="l" full busy={working || refusal.left > 0}>
          {t(working ? 'demo.working' : 'demo.submit')}
        </Button>
      </PortalForm>
    </div>
  );
}
