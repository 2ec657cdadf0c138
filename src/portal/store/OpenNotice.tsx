import { useEffect, useState } from 'react';
import {
  demoLengths,
  openNoticeProblems,
  type DemoField,
  type DemoProblem,
} from '../../fields/formatted/demoRequest.ts';
import { send } from '../../session/calls/transport.ts';
import { useT } from '../../ui/text.tsx';
import { Button } from '../parts/Button.tsx';
import { CheckRow } from '../parts/CheckRow.tsx';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { Field } from '../parts/Field.tsx';
import { errorId, FieldError } from '../parts/FieldError.tsx';
import { focusFirst } from '../parts/focusFirst.ts';
import { Note } from '../parts/Note.tsx';
import { PortalForm } from '../parts/PortalForm.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useRefusal } from '../parts/useRefusal.ts';
import { useMemberContact } from '../useMemberContact.ts';
import type { ServiceItem } from './service.ts';
import './openNotice.css';

export interface OpenNoticeProps {
  readonly service: ServiceItem;
  readonly name: string;
}

const inputId = (field: DemoField): string => `notice-${field}`;

/** Leaves an e-mail address, to be told when the service opens. Texts are those of the section `store`. */
export function OpenNotice({ service, name }: OpenNoticeProps) {
  const t = useT();
  const [reqEmail, setEmail] = useState('');
  const [isAgree, setAgree] = useState(false);
  const [wrong, setWrong] = useState<readonly DemoProblem[]>([]);
  const [state, setState] = useState<'open' | 'working' | 'done'>('open');
  const refusal = useRefusal();
  const contact = useMemberContact();
  useEffect(() => {
    if (contact) setEmail((now) => now || contact.email);
  }, [contact]);
  useEffect(() => document.getElementById(inputId('reqEmail'))?.focus(), []);

  const submit = async () => {
    if (state === 'working' || refusal.left > 0) return;
    refusal.clear();
    const problems = openNoticeProblems({ reqEmail, isAgree });
    setWrong(problems);
    if (problems[0]) return focusFirst(inputId(problems[0].field));
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
  const listed = wrong.map(({ field, key }) => ({ field: inputId(field), message: t(`store.notice.checks.${key}`) }));
  const said = (field: DemoField) => listed.find((one) => one.field === inputId(field))?.message;
  const mended = (field: DemoField) => setWrong((now) => now.filter((one) => one.field !== field));
  return (
    <PortalForm onSubmit={() => void submit()}>
      <p className="ps-notice__lead">{t('store.notice.lead', { name })}</p>
      <ErrorSummary problems={listed} />
      <Field
        id={inputId('reqEmail')}
        name="reqEmail"
        type="email"
        autoComplete="email"
        label={t('store.notice.email')}
        placeholder="name@company.co.kr"
        required
        maxLength={demoLengths.reqEmail}
        value={reqEmail}
        error={said('reqEmail')}
        onChange={({ target }) => {
          setEmail(target.value);
          mended('reqEmail');
        }}
      />
      <div>
        <CheckRow
          id={inputId('isAgree')}
          name="isAgree"
          checked={isAgree}
          aria-required
          aria-invalid={said('isAgree') ? true : undefined}
          aria-describedby={said('isAgree') ? errorId(inputId('isAgree')) : 'notice-terms'}
          onChange={({ target }) => {
            setAgree(target.checked);
            mended('isAgree');
          }}
        >
          {t('store.notice.agree')}
        </CheckRow>
        <FieldError id={inputId('isAgree')} text={said('isAgree')} />
        <p id="notice-terms" className="ps-notice__terms">
          {t('store.notice.terms')}
        </p>
      </div>
      <Refusal text={refusal.text} left={refusal.left} />
      <Button type="submit" kind="primary" busy={state === 'working' || refusal.left > 0}>
        {t('store.notice.submit')}
      </Button>
    </PortalForm>
  );
}
