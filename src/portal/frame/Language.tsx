import { useSearchParams } from 'react-router-dom';
import { languages } from '../../../i18n/messages.ts';
import type { Language as Code } from '../../../i18n/messages.ts';
import { chooseLanguage, languageNames, languageParameter, useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { Icon } from '../parts/icons.tsx';
import { KeptQuery, Show } from '../parts/GetForm.tsx';

/** The person's language, each named in its own words; without scripts the browser asks for the page in it. */
export function LanguageChoice() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const choose = (next: Code) => {
    chooseLanguage(next);
    if (!query.has(languageParameter)) return;
    query.set(languageParameter, next);
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  return (
    <form method="get" className="pt-lang">
      <Icon name="globe" />
      <select
        name={languageParameter}
        aria-label={t('portal.header.language')}
        value={useLanguage()}
        onChange={(event) => choose(event.target.value as Code)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
      <KeptQuery but={[languageParameter]} />
      <Show />
    </form>
  );
}
