import { useEffect, useRef, useState } from 'react';
import { demoLengths, openNoticeProblem } from '../../fields/formatted/demoRequest.ts';
import { send } from '../../session/calls/transport.ts';
import { useT } from '../../ui/text.tsx';
import { Button } from '../parts/Button.tsx';
import { CheckRow } from '../parts/CheckRow.tsx';
import { Field } from '../parts/Field.tsx';
import { Note } from '../parts/Note.tsx';
import { PortalForm } from '../parts/PortalForm.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useRefusal } from '../parts/useRefusal.ts';
import type { ServiceItem } from './service.ts';
import './openNotice.css';

export interface OpenNoticeProps {
  readonly service: ServiceItem;
  readonly name: string;
}

/** Leaves an e-mail address, to be told when the service opens. Texts are those of the section `store`. */
export function OpenNotice({ service, name }: OpenNoticeProps) {
  const t = useT();
  const [reqEmail, setEmail] = useState('');
  const [isAgree, setAgree] = useState(false);
  const [wrong, setWrong] = useState<ReturnType<typeof openNoticeProblem>>();
  const [state, setState] = useState<'open' | 'working' | 'done'>('open');
  const refusal = useRefusal();
  const form = useRef<HTMLDivElement>(null);
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[name='${field}']`)?.focus();
  useEffect(() => focus('reqEmail'), []);

  const submit = async () => {
    if (state === 'working' || refusal.left > 0) return;
    refusal.clear();
    const problem = openNoticeProblem({ reqEmail, isAgree });
    setWrong(problem);
    if (problem) return focus(problem.field);
    setState('working');
    try {
      const body = { subsReqId: service.subsReqId, reqEmail, isAgree };
      await send('platform/portal/openNotice', { method: 'POST', body });
      setState('done');
    } catch (failure) {
      setState('open');
      refusal.say(failure, t('store.notice.failed'));
    }
  };
  if (state === 'done')
    return (
      <div role="status" tabIndex={-1} ref={(element) => element?.focus()}>
        <Note>{t('store.notice.done', { name, email: reqEmail })}</Note>
      </div>
    );
  const said = (field: string) => (wrong?.field === field ? t(`store.notice.checks.${wrong.key}`) : undefined);
  return (
    <div ref={form}>
      <PortalForm onSubmit={() => void submit()}>
        <p className="ps-notice__lead">{t('store.notice.lead', { name })}</p>
        <Field
          id="notice-reqEmail"
          name="reqEmail"
          type="email"
          autoComplete="email"
          label={t('store.notice.email')}
          placeholder="name@company.co.kr"
          required
          maxLength={demoLengths.reqEmail}
          value={reqEmail}
          error={said('reqEmail')}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div>
          <CheckRow
            name="isAgree"
            checked={isAgree}
            aria-required
            aria-invalid={said('isAgree') ? true : undefined}
            aria-describedby={said('isAgree') ? 'notice-isAgree-error' : 'notice-terms'}
            onChange={({ target }) => setAgree(target.checked)}
          >
            {t('store.notice.agree')}
          </CheckRow>
          {said('isAgree') && (
            <p id="notice-isAgree-error" className="pt-field__error">
              {said('isAgree')}
            </p>
          )}
          <p id="notice-terms" className="ps-notice__terms">
            {t('store.notice.terms')}
          </p>
        </div>
        <Refusal text={refusal.text} left={refusal.left} />
        <Button type="submit" kind="primary" busy={state === 'working' || refusal.left > 0}>
          {t('store.notice.submit')}
        </Button>
      </PortalForm>
    </div>
  );
}
