import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { privacyFigures } from '../legal/content/privacy.figures.ts';
import { Consent } from '../parts/Consent.tsx';
import { openPopup } from '../parts/openPopup.ts';

export interface DemoConsentProps {
  readonly checked: boolean;
  /** Why it must be checked, once that was asked for. */
  readonly wrong: string | undefined;
  readonly onChange: (agreed: boolean) => void;
}

const terms = ['purpose', 'items', 'period', 'refusal'] as const;

/** The consent to keep what was filled in, with what it is about; the whole policy in a window of its own. */
export function DemoConsent({ checked, wrong, onChange }: DemoConsentProps) {
  const t = useT();
  const address = usePortalPath()('privacy?isOnlyContentsMode=true');
  return (
    <Consent
      id="demo-isAgree"
      label={t('demo.isAgree')}
      checked={checked}
      error={wrong}
      onChange={onChange}
      view={t('demo.view')}
      terms={terms.map((name) => ({
        name: t(`demo.terms.${name}`),
        text: t(`demo.terms.${name}_value`, { years: privacyFigures.demoYears }),
      }))}
    >
      <a
        className="pt-link"
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={t('demo.whole_of')}
        onClick={(event) => {
          event.preventDefault();
          openPopup(address);
        }}
      >
        {t('demo.whole')}
      </a>
    </Consent>
  );
}
