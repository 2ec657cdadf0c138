import type { Article, Block, Item, LegalDocument, Part, Version } from './document.ts';

/** The version in force on a day, or the first one when none is yet. */
export function inForce(versions: readonly Version[], day: string): Version {
  const found = versions.find(({ effective }) => effective <= day) ?? versions.at(-1);
  if (!found) throw new Error('a legal document has at least one version');
  return found;
}

/** The version before: articles replaced by id; those with no body here did not stand yet. */
export function before(parts: readonly Part[], changes: Readonly<Record<string, Article['body'] | undefined>>): Part[] {
  return parts.map((part) => ({
    ...part,
    articles: part.articles.flatMap((article) => {
      if (!(article.id in changes)) return [article];
      const body = changes[article.id];
      return body ? [{ ...article, body }] : [];
    }),
  }));
}

export const articlesOf = ({ parts }: Pick<Version, 'parts'>): readonly Article[] =>
  parts.flatMap((part) => part.articles);

export type Change = 'changed' | 'added' | 'removed';
export interface ComparedArticle {
  readonly change: Change;
  readonly newer?: Article;
  readonly older?: Article;
}

/** Articles that differ between two versions, in the order of the newer one; removed ones last. */
export function compareVersions(newer: Version, older: Version): ComparedArticle[] {
  const old = new Map(articlesOf(older).map((article) => [article.id, article]));
  const current = articlesOf(newer);
  const currentIds = new Set(current.map(({ id }) => id));
  return [
    ...current.flatMap((article): ComparedArticle[] => {
      const earlier = old.get(article.id);
      if (!earlier) return [{ change: 'added', newer: article }];
      return same(article, earlier) ? [] : [{ change: 'changed', newer: article, older: earlier }];
    }),
    ...[...old.values()]
      .filter(({ id }) => !currentIds.has(id))
      .map((article) => ({ change: 'removed', older: article }) as const),
  ];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether an article says the same in a block or an item of a list. */
export const says = ({ body }: Article, piece: Block | Item): boolean =>
  body.some(
    (block) =>
      same(block, piece) ||
      (typeof block !== 'string' && 'list' in block && block.list.some((item) => same(item, piece))),
  );

/** Number of every article by its id, counted through all chapters. */
export const numbersOf = (version: Pick<Version, 'parts'>): ReadonlyMap<string, number> =>
  new Map(articlesOf(version).map(({ id }, index) => [id, index + 1]));

/** "제6조" or "Article 6" or "6": how an article is named in running text. */
export function articleName({ lang, numbering }: LegalDocument, number: number): string {
  if (numbering === 'plain') return String(number);
  return lang === 'ko' ? `제${number}조` : `Article ${number}`;
}

/** Heading of an article: "제6조 (이용요금)", "Article 6. Fees", "6. 보유 기간". */
export function articleHeading(document: LegalDocument, number: number, title: string): string {
  const name = articleName(document, number);
  return document.lang === 'ko' && document.numbering === 'article' ? `${name} (${title})` : `${name}. ${title}`;
}
