import { useLocaleState } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { publicLanguages } from '../../../i18n/messages.ts';
import { languageNames, languageParameter, useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { ActingSelect } from '../parts/ActingSelect.tsx';
import { Icon } from '../parts/icons.tsx';
import { KeptQuery, Show } from '../parts/GetForm.tsx';

/** The person's language, each named in its own words; without scripts the browser asks for the page in it. */
export function LanguageChoice() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const language = useLanguage();
  const [, setLanguage] = useLocaleState();
  const choose = (next: string) => {
    setLanguage(next);
    if (!query.has(languageParameter)) return;
    query.set(languageParameter, next);
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  return (
    <form method="get" className="pt-lang">
      <Icon name="globe" />
      <ActingSelect name={languageParameter} aria-label={t('portal.header.language')} value={language} onAct={choose}>
        {publicLanguages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </ActingSelect>
      <KeptQuery but={[languageParameter]} />
      <Show />
    </form>
  );
}
