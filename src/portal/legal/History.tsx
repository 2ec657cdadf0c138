import { Link } from 'react-router-dom';
import { formatDay } from '../../fields/date/formatDay.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import type { LegalDocument } from './document.ts';
import type { LegalQuery } from './useLegalQuery.ts';

/** Every version with what it changed; plain links, so that each can be read without scripts and sent on. */
export function History({ document, query }: { readonly document: LegalDocument; readonly query: LegalQuery }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="pt-legal__history" aria-labelledby="history">
      <h2 id="history">{t('legal.history')}</h2>
      <ul>
        {document.versions.map(({ effective, summary }) => (
          <li key={effective}>
            <time dateTime={effective}>{formatDay(effective, language)}</time>
            <p lang={document.lang}>{summary}</p>
            {effective === query.shown.effective ? (
              <span>{t('legal.shown')}</span>
            ) : (
              <Link className="pt-link" to={query.viewOf(effective)}>
                {t('legal.see')}
                <span className="hg-sr"> {formatDay(effective, language)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
