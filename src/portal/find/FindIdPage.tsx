/** Find the login ids of an e-mail address or mobile number (2-portal 2 "find id"). */
import { useRef, useState } from 'react';
import { send } from '../../session/calls/transport.ts';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { PortalCard } from '../parts/PortalCard.tsx';
import { PortalForm } from '../parts/PortalForm.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { SegmentedRadio } from '../parts/SegmentedRadio.tsx';
import { useRefusal } from '../parts/useRefusal.ts';
import { ContactField } from './ContactField.tsx';
import { contactProblem } from './contact.ts';
import type { CertType } from './contact.ts';
import { FoundIds } from './FoundIds.tsx';
import './find.css';

export function FindIdPage() {
  const t = useT();
  const path = usePortalPath();
  const [type, setType] = useState<CertType>('mobile');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [working, setWorking] = useState(false);
  const refusal = useRefusal();
  const input = useRef<HTMLInputElement>(null);

  const wrong = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  const find = async () => {
    if (working || refusal.left > 0) return;
    const problem = contactProblem(type, value);
    setIds([]);
    refusal.clear();
    if (problem) return wrong(t(`portal.find.${problem}`));
    setError(undefined);
    setWorking(true);
    try {
      const query = { certType: type, value };
      const found = await send<readonly { loginId: string }[]>('platform/member/findme/findLoginId', { query });
      if (found.length === 0) wrong(t('portal.find_id.none'));
      else setIds(found.map(({ loginId }) => loginId));
    } catch (failure) {
      refusal.say(failure, t('portal.find.failed'));
    } finally {
      setWorking(false);
    }
  };
  const choose = (next: CertType) => {
    setType(next);
    setValue('');
    setError(undefined);
    setIds([]);
  };

  const submit = (
    <Button type="submit" size="l" full busy={working || refusal.left > 0}>
      {t(working ? 'portal.find_id.working' : 'portal.find_id.submit')}
    </Button>
  );
  return (
    <PortalCard title={t('portal.find_id.title')} lead={t('portal.find_id.lead')}>
      <PortalForm onSubmit={() => void find()}>
        <SegmentedRadio
          name="certType"
          legend={t('portal.find.by')}
          legendHidden
          options={[
            { value: 'email', label: t('portal.find.spare_email') },
            { value: 'mobile', label: t('portal.find.mobile') },
          ]}
          value={type}
          onChange={choose}
        />
        <ContactField
          ref={input}
          type={type}
          email={t('portal.find.spare_email')}
          value={value}
          error={error}
          onValue={(next) => {
            setValue(next);
            setError(undefined);
          }}
        />
        <Refusal text={refusal.text} left={refusal.left} />
        {ids.length === 1 ? (
          submit
        ) : (
          <div className="pt-find__ways">
            <ButtonLink kind="secondary" size="l" to={path('login')}>
              {t('portal.find_id.login')}
            </ButtonLink>
            {submit}
          </div>
        )}
      </PortalForm>
      <FoundIds ids={ids} />
    </PortalCard>
  );
}
