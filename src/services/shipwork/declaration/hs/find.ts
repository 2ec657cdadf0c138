/** HS codes by part of a name, initial consonants or first digits: those of the company's own lines first. Pure. */
import { begunFirst, matches } from '../../../../core/text/hangul.ts';
import { hsLines } from './codes.ts';

interface Heading {
  readonly code: string;
  readonly ko: string;
  readonly en: string;
}

/** A code as a line of an earlier declaration calls it. */
export interface DeclaredCode {
  readonly hsCd: string;
  readonly itemNm: string;
  readonly dealNm: string;
}

/** A row of the lookup; `id` numbers the answer only. */
export interface HsRow {
  readonly id: number;
  readonly key: string;
  readonly value: string;
  readonly valueEn: string | null;
  readonly itemNm: string;
  readonly dealNm: string | null;
}

const headings: readonly Heading[] = hsLines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', ko = '', en = ''] = line.split('|');
    return { code, ko, en };
  });

const isCode = (keyword: string): boolean => /^[\d.\s-]+$/.test(keyword);
const fits = (keyword: string, code: string, names: readonly string[]): boolean =>
  keyword === '' || (isCode(keyword) ? code.startsWith(keyword.replace(/\D/g, '')) : matches(keyword, names));

/** As many as one looks through below a cell. */
const most = 20;

/** `declared` comes with the newest first. */
export function findHsCodes(keyword: string, declared: readonly DeclaredCode[]): readonly HsRow[] {
  const words = keyword.trim();
  const ofCompany = declared
    .filter(({ hsCd, itemNm, dealNm }) => fits(words, hsCd, [itemNm, dealNm]))
    .map(({ hsCd, itemNm, dealNm }) => ({ key: hsCd, value: itemNm, valueEn: null, itemNm, dealNm }));
  // Nothing typed yet offers what the company declares, not the whole tariff.
  const others = words === '' ? [] : headings.filter(({ code, ko, en }) => fits(words, code, [ko, en]));
  const ranked = begunFirst(words, others, ({ ko, en }) => [ko, en]);
  const ofTariff = ranked.map(({ code, ko, en }) => ({ key: code, value: ko, valueEn: en, itemNm: ko, dealNm: null }));
  return [...ofCompany, ...ofTariff].slice(0, most).map((row, at) => ({ id: at + 1, ...row }));
}
