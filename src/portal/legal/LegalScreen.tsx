import { use, useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../fields/date/formatDay.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { useOnlyContents } from '../../session/address/onlyContents.ts';
import { SubPage } from '../parts/SubPage.tsx';
import { Articles } from './Articles.tsx';
import { Comparison } from './Comparison.tsx';
import { Contents } from './Contents.tsx';
import type { LegalDocument, LegalPage } from './document.ts';
import { History } from './History.tsx';
import { LegalContext, readingOf } from './legalContext.ts';
import { loadDocument } from './load.ts';
import { useLegalQuery } from './useLegalQuery.ts';
import { VersionBar } from './VersionBar.tsx';
import './legal.css';

/** A legal page (2-portal 2). `isBond` counts only when it is the literal word `true`. */
export function LegalScreen({ page }: { readonly page: LegalPage }) {
  const t = useT();
  const only = useOnlyContents();
  const isBond = useSearchParams()[0].get('isBond') === 'true';
  // The old text stays while that of a newly chosen language is fetched; other languages read the English one.
  const lang = useDeferredValue(useLanguage()) === 'ko' ? 'ko' : 'en';
  const make = use(loadDocument(page, lang));
  const document = useMemo(() => make({ isBond }), [make, isBond]);
  const title = t(`legal.title.${page}`);
  return (
    <SubPage
      crumbs={[{ label: t('portal.menu.policies') }, { label: title }]}
      title={title}
      lead={only ? undefined : t(`legal.lead.${page}`)}
    >
      <DocumentView document={document} only={only} />
    </SubPage>
  );
}

function DocumentView({ document, only }: { readonly document: LegalDocument; readonly only: boolean }) {
  const t = useT();
  const language = useLanguage();
  const query = useLegalQuery(document);
  const { shown, current, compared } = query;
  const reading = useMemo(() => readingOf(document, shown), [document, shown]);
  const { hash } = useLocation();
  // The text comes after the address: the browser has looked for the anchor in vain.
  useEffect(() => {
    if (hash) window.document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, document]);

  if (only)
    return (
      <LegalContext value={reading}>
        <p className="pt-legal__day">
          {t('legal.effective')} <time dateTime={shown.effective}>{formatDay(shown.effective, language)}</time>
        </p>
        <article className="pt-legal__text pt-legal__text--only" lang={document.lang}>
          <Articles version={shown} />
        </article>
      </LegalContext>
    );
  return (
    <LegalContext value={reading}>
      <VersionBar document={document} query={query} />
      {shown !== current && (
        <p className="pt-legal__other">
          {t(shown.effective > current.effective ? 'legal.is_upcoming' : 'legal.is_past', {
            day: formatDay(shown.effective, language),
          })}{' '}
          <Link className="pt-link" to={query.viewOf(current.effective)} preventScrollReset>
            {t('legal.see_current')}
          </Link>
        </p>
      )}
      {compared ? (
        <Comparison document={document} newer={shown} older={compared} wholeOf={query.viewOf} />
      ) : (
        <div className="pt-legal">
          <Contents version={shown} />
          <article className="pt-legal__text" lang={document.lang}>
            <Articles version={shown} />
          </article>
        </div>
      )}
      <History document={document} query={query} />
    </LegalContext>
  );
}
