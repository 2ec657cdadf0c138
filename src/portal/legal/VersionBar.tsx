import { Link, useNavigate } from 'react-router-dom';
import { formatDay } from '../../fields/date/formatDay.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { ActingSelect } from '../parts/ActingSelect.tsx';
import { KeptQuery, Show } from '../parts/GetForm.tsx';
import { Icon } from '../parts/icons.tsx';
import type { LegalDocument } from './document.ts';
import type { LegalQuery } from './useLegalQuery.ts';

interface VersionBarProps {
  readonly document: LegalDocument;
  readonly query: LegalQuery;
}

/** Day in force with the choice of other versions, the comparison with the one before, and printing. */
export function VersionBar({ document, query: { shown, current, compared, viewOf } }: VersionBarProps) {
  const t = useT();
  const navigate = useNavigate();
  const language = useLanguage();
  const { versions } = document;
  const before = versions[versions.indexOf(shown) + 1];
  const state = (effective: string) => {
    if (effective === current.effective) return t('legal.current');
    return t(effective > current.effective ? 'legal.upcoming' : 'legal.past');
  };
  return (
    <form method="get" className="pt-legal__bar">
      <label htmlFor="legal-version">{t('legal.effective')}</label>
      <span className="pt-legal__select">
        <ActingSelect
          id="legal-version"
          name="v"
          value={shown.effective}
          onAct={(effective) => void navigate(viewOf(effective), { preventScrollReset: true })}
        >
          {versions.map(({ effective }) => (
            <option key={effective} value={effective}>
              {`${formatDay(effective, language)} (${state(effective)})`}
            </option>
          ))}
        </ActingSelect>
        <Icon name="down" />
      </span>
      <KeptQuery but={['v', 'compare']} />
      <Show />
      {compared && (
        <Link className="pt-link" to={viewOf(shown.effective)} preventScrollReset>
          {t('legal.whole')}
        </Link>
      )}
      {!compared && before && (
        <Link className="pt-link" to={viewOf(shown.effective, before.effective)} preventScrollReset>
          {t('legal.compare')}
        </Link>
      )}
      <button type="button" className="pt-link pt-legal__print pt-scripted" onClick={() => window.print()}>
        {t('legal.print')}
      </button>
    </form>
  );
}
