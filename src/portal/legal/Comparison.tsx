import { formatDay } from '../../fields/date/formatDay.ts';
import { useLanguage } from '../../session/language.ts';
import { useT } from '../../ui/text.tsx';
import { Blocks } from './Blocks.tsx';
import type { Marking } from './Blocks.tsx';
import type { Article, LegalDocument, Version } from './document.ts';
import { LegalContext, readingOf } from './legalContext.ts';
import { articleHeading, compareVersions, numbersOf, says } from './versions.ts';

interface ComparisonProps {
  readonly document: LegalDocument;
  readonly newer: Version;
  readonly older: Version;
  /** Query of the whole text of a version. */
  readonly wholeOf: (effective: string) => string;
}

/** Articles that differ between two versions, side by side; what differs within them is marked. */
export function Comparison({ document, newer, older, wholeOf }: ComparisonProps) {
  const t = useT();
  const changes = compareVersions(newer, older);
  return (
    <div className="pt-legal__compare">
      <p>{t('legal.compare_lead', { count: changes.length })}</p>
      {changes.map(({ change, newer: after, older: before }) => (
        <section key={(after ?? before)?.id} aria-label={(after ?? before)?.title}>
          <span className={`pt-legal__tag pt-legal__tag--${change}`}>{t(`legal.change.${change}`)}</span>
          <div className="pt-legal__sides">
            <Side
              {...{ document, version: newer, whole: wholeOf(newer.effective) }}
              {...{ title: 'legal.after', as: 'ins', article: after, other: before }}
            />
            <Side
              {...{ document, version: older, whole: wholeOf(older.effective) }}
              {...{ title: 'legal.before', as: 'del', article: before, other: after }}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

interface SideProps {
  readonly document: LegalDocument;
  readonly version: Version;
  readonly whole: string;
  readonly title: string;
  readonly as: Marking['as'];
  readonly article: Article | undefined;
  readonly other: Article | undefined;
}

function Side({ document, version, whole, title, as, article, other }: SideProps) {
  const t = useT();
  const language = useLanguage();
  const number = article && numbersOf(version).get(article.id);
  return (
    <div className="pt-legal__side">
      <p className="pt-legal__when">{t(title, { day: formatDay(version.effective, language) })}</p>
      <LegalContext value={readingOf(document, version, whole)}>
        {article ? (
          <div lang={document.lang}>
            <h2>{articleHeading(document, number ?? 0, article.title)}</h2>
            <Blocks blocks={article.body} marking={other && { as, marks: (piece) => !says(other, piece) }} />
          </div>
        ) : (
          <p className="pt-legal__none">{t('legal.no_article')}</p>
        )}
      </LegalContext>
    </div>
  );
}
