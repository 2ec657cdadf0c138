import { usePortalPath } from '../../../../portal/base.ts';
import { CheckRow } from '../../../../portal/parts/CheckRow.tsx';
import { openPopup } from '../../../../portal/parts/openPopup.ts';
import { useT } from '../../../../ui/text.tsx';
import type { Consent } from '../join.rules.ts';
import { consentPage, requiredConsents } from './consentPages.ts';
import type { Wizard } from '../wizard/wizard.ts';

export interface ConsentRowProps {
  readonly name: Consent;
  readonly wizard: Wizard;
  readonly onChange: () => void;
}

/** One text: a box to agree, and a link that shows it in a window of its own. */
export function ConsentRow({ name, wizard, onChange }: ConsentRowProps) {
  const t = useT();
  const { userType } = wizard.item;
  const address = usePortalPath()(consentPage(name, userType));
  const title = t(`join.consent.${name}`);
  const required = requiredConsents(userType).includes(name);
  return (
    <div>
      <CheckRow name={name} checked={wizard.checkList.includes(name)} onChange={onChange}>
        <b className={required ? 'jn-must' : 'jn-may'}>{t(required ? 'join.required' : 'join.optional')}</b> {title}
      </CheckRow>
      <a
        className="jn-link"
        href={address}
        target="_blank"
        aria-label={t('join.consent.view_of', { name: title })}
        onClick={(event) => {
          event.preventDefault();
          openPopup(address);
        }}
      >
        {t('join.consent.view')}
      </a>
    </div>
  );
}
