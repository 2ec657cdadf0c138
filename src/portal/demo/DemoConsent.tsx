import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { CheckRow } from '../parts/CheckRow.tsx';
import { Icon } from '../parts/icons.tsx';
import { openPopup } from '../parts/openPopup.ts';

export interface DemoConsentProps {
  readonly checked: boolean;
  /** Why it must be checked, once that was asked for. */
  readonly wrong: string | undefined;
  readonly onChange: (agreed: boolean) => void;
}

/** The consent to keep what was filled in, and the text it is about in a window of its own. */
export function DemoConsent({ checked, wrong, onChange }: DemoConsentProps) {
  const t = useT();
  const address = usePortalPath()('privacy?isOnlyContentsMode=true');
  return (
    <div>
      <div className="pt-demo__agree">
        <CheckRow
          name="isAgree"
          checked={checked}
          aria-required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'demo-isAgree-error' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        >
          {t('demo.isAgree')}
        </CheckRow>
        <a
          className="pt-link"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('demo.view_of')}
          onClick={(event) => {
            event.preventDefault();
            openPopup(address);
          }}
        >
          {t('demo.view')}
        </a>
      </div>
      {wrong && (
        <p id="demo-isAgree-error" className="pt-field__error">
          <Icon name="alert" size={18} />
          <span>{wrong}</span>
        </p>
      )}
    </div>
  );
}
