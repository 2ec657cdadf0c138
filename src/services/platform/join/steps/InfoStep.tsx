import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { Button } from '../../../../portal/parts/Button.tsx';
import { ErrorSummary } from '../../../../portal/parts/ErrorSummary.tsx';
import { CardFoot, PortalCard } from '../../../../portal/parts/PortalCard.tsx';
import { Refusal } from '../../../../portal/parts/Refusal.tsx';
import { afterPress } from '../../../../ui/afterPress.ts';
import { useT } from '../../../../ui/text.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { AccountFields } from './AccountFields.tsx';
import { findings } from '../wizard/judge.ts';
import type { StepProps } from './stepProps.web.ts';
import type { CodeControl } from '../wizard/useCode.web.ts';
import { useJoin } from '../useJoin.web.ts';
import type { JoinField } from '../join.rules.ts';
import { inputId } from '../wizard/useTyping.web.ts';

/** Step 3: who the person and the company are, and the code that shows it. */
export function InfoStep(props: StepProps & { readonly code: CodeControl }) {
  const t = useT();
  const { wizard, change, control, code } = props;
  const { joining, join, refusal } = useJoin(props);
  const [left, setLeft] = useState<readonly string[]>([]);
  const found = findings(wizard, wizard.judged !== 'all').map(({ field, key, sentence }) => ({
    field,
    message: sentence ?? t(key ?? ''),
  }));
  // Before all is judged: what the server refused, and what was typed wrongly in a field that was left.
  const isTold = (field: JoinField) =>
    wizard.refused[field] !== undefined || (left.includes(field) && wizard.item[field] !== '');
  const shown = wizard.judged === 'no' ? found.filter(({ field }) => isTold(field)) : found;
  const error = (field: string) => shown.find((one) => one.field === field)?.message;
  const listed = shown.filter(({ field }) => wizard.listed.includes(field));

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!joining && refusal.left === 0) void join();
  };
  // Enter ends a syllable first; it does not send the form along.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };
  // A message that comes between pressing and letting go would move the button away from under the pointer.
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const name = target.getAttribute('name');
    if (name !== null) afterPress(() => setLeft((now) => (now.includes(name) ? now : [...now, name])));
  };
  const fields = { wizard, change, error };
  const type = t(`join.type.${wizard.item.userType}`);
  return (
    <PortalCard wide above={props.above} title={t('join.info.title')} lead={t('join.info.lead', { type })}>
      <ErrorSummary
        heading={t('join.info.summary')}
        problems={listed.map(({ field, message }) => ({ field: inputId(field), message }))}
      />
      <form className="pt-form jn-form" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} onBlur={onBlur}>
        <AccountFields {...fields} />
        <CompanyFields {...fields} />
        <ContactFields {...fields} code={code} />
        <Refusal text={refusal.text} left={refusal.left} />
        <CardFoot>
          <Button kind="secondary" onClick={control.previous}>
            {t('join.previous')}
          </Button>
          <Button type="submit" busy={joining || refusal.left > 0}>
            {t(joining ? 'join.info.working' : 'join.info.submit')}
          </Button>
        </CardFoot>
      </form>
    </PortalCard>
  );
}
