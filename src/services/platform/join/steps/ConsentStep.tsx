import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useAlert } from '../../../../portal/parts/alertContext.ts';
import { Button } from '../../../../portal/parts/Button.tsx';
import { CheckRow } from '../../../../portal/parts/CheckRow.tsx';
import { CardFoot, PortalCard } from '../../../../portal/parts/PortalCard.tsx';
import { useT } from '../../../../ui/text.tsx';
import { consents, consentsSuffice } from '../join.rules.ts';
import { ConsentRow } from './ConsentRow.tsx';
import { requiredConsents } from './consentPages.ts';
import type { StepProps } from './stepProps.web.ts';
import { agreedToAll } from '../wizard/wizard.ts';

/** Step 2: which texts one agrees to. Less than what the type requires gives the one message of the specification. */
export function ConsentStep({ above, wizard, change, control }: StepProps) {
  const t = useT();
  const { alert } = useAlert();
  const form = useRef<HTMLFormElement>(null);
  const { userType } = wizard.item;

  const missing = () => {
    const name =
      requiredConsents(userType).find((requiredConsent) => !wizard.checkList.includes(requiredConsent)) ?? 'all';
    return form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? null;
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (consentsSuffice(userType, wizard.checkList)) control.go(3);
    else void alert(t('errors.joinConsents'), { focus: missing });
  };

  return (
    <PortalCard wide above={above} title={t('join.consent.title')} lead={t('join.consent.lead')}>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className="jn-consents">
          <div className="jn-consents__all">
            <CheckRow name="all" checked={agreedToAll(wizard)} onChange={() => change({ type: 'agreeAll' })}>
              {t('join.consent.all')}
            </CheckRow>
          </div>
          {consents.map((name) => (
            <ConsentRow key={name} name={name} wizard={wizard} onChange={() => change({ type: 'agree', name })} />
          ))}
        </div>
        <p className="jn-hint">{t('join.consent.hint')}</p>
        <CardFoot>
          <Button kind="secondary" onClick={control.previous}>
            {t('join.previous')}
          </Button>
          <Button type="submit">{t('join.next')}</Button>
        </CardFoot>
      </form>
    </PortalCard>
  );
}
