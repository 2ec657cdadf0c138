import { useT } from '../../ui/text.tsx';
import { TakenOverLater } from '../parts/TakenOverLater.tsx';
import { Blocks } from './Blocks.tsx';
import type { Article, Version } from './document.ts';
import { useReading } from './legalContext.ts';
import { articleHeading } from './versions.ts';

/** The text of a version: chapters and articles, each article with an address of its own. */
export const Articles = ({ version }: { readonly version: Version }) =>
  version.parts.map(({ title, articles }, index) => (
    <section key={index}>
      {title && <h2 className="pt-legal__chapter">{title}</h2>}
      {articles.map((article) => (
        <TakenOverLater key={article.id}>
          <ArticleText article={article} level={title ? 'h3' : 'h2'} />
        </TakenOverLater>
      ))}
    </section>
  ));

function ArticleText({ article, level: Heading }: { readonly article: Article; readonly level: 'h2' | 'h3' }) {
  const t = useT();
  const { document, numbers } = useReading();
  const heading = articleHeading(document, numbers.get(article.id) ?? 0, article.title);
  return (
    <>
      <Heading id={article.id} className="pt-legal__article">
        {heading}
        <a
          className="pt-legal__anchor"
          href={`#${article.id}`}
          aria-label={t('legal.anchor', { title: article.title })}
        >
          #
        </a>
      </Heading>
      <Blocks blocks={article.body} />
    </>
  );
}
