/** What the papers of ship repair are made from, and how they say figures, days and names. Pure. */
import { decimal } from '../../../core/decimal.ts';
import type { Particular, Picture } from '../../../core/page.ts';
import { foreign, typeOf, won } from '../../../fields/index.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';

type Text = string | null;

/** What a paper says of the company that writes it. */
export interface PaperCompany {
  readonly corpNm: Text;
  readonly corpNmEn: Text;
  readonly corpRegNo: Text;
  readonly ceoNm: Text;
  readonly ceoNmEn: Text;
  readonly addr: Text;
  readonly addrDtl: Text;
  readonly addrEn: Text;
  readonly telNo: Text;
  readonly faxNo: Text;
  readonly email: Text;
  readonly bankNm: Text;
  readonly bankNmEn: Text;
}

export interface PaperPartner {
  readonly clntNm: Text;
  readonly clntNmEn: Text;
  readonly natCd: Text;
  readonly corpRegNo: Text;
  readonly addr: Text;
  readonly addrEn: Text;
  readonly telNo: Text;
  readonly email: Text;
}

/** Whom the paper is addressed to at the partner. */
export interface PaperContact {
  readonly chargerNm: Text;
  readonly chargerNmEn: Text;
  readonly deptNm: Text;
  readonly posNm: Text;
  readonly telNo: Text;
  readonly mobile: Text;
  readonly email: Text;
}

/** Who answers for the paper in the own company. */
export interface PaperUser {
  readonly userNm: Text;
  readonly userNmEn: Text;
  readonly email: Text;
}

export interface PaperVessel {
  readonly shipNm: Text;
  readonly shipNmEn: Text;
  readonly imoNo: Text;
  readonly callSign: Text;
  readonly shipTpCd: Text;
  readonly natCd: Text;
  readonly classCd: Text;
  readonly classNo: Text;
  readonly gt: Text;
  readonly loa: Text;
  readonly beam: Text;
  readonly depth: Text;
}

/** How the company wants its papers: words of its own, what is shown. */
export interface PaperStyle {
  readonly id: number;
  readonly langCd: Text;
  readonly titleTxt: Text;
  readonly headTxt: Text;
  readonly footTxt: Text;
  readonly signNm: Text;
  readonly showDctYn: Text;
  readonly showSpecYn: Text;
  readonly showSealYn: Text;
}

/** Everything of a paper but the document itself. Members are empty where the document names none. */
export interface PaperFrame {
  readonly lang: 'ko' | 'en';
  readonly corp: Partial<PaperCompany>;
  readonly clnt: Partial<PaperPartner>;
  readonly ship: Partial<PaperVessel>;
  readonly charger?: Partial<PaperContact>;
  readonly user?: Partial<PaperUser>;
  readonly style?: Partial<PaperStyle>;
  readonly logo?: Picture;
  readonly seal?: Picture;
  readonly codeName: (group: string, key: string) => string;
  /** Text below `print`. */
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

export interface PaperSources<Doc, Line> extends PaperFrame {
  /** The document itself. */
  readonly doc: Doc;
  readonly lines: readonly Line[];
}

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
export const plain = { lang: 'en', codeName: (_group: string, key: string) => key };
export const wonText = (value: unknown) => typeOf(won()).format(textOf(value) || '0', won(), plain);
export const frgnText = (value: unknown) => typeOf(foreign()).format(textOf(value) || '0', foreign(), plain);
export const isZero = (value: unknown) => decimal(textOf(value) || '0').eq(0);
/** Those that say something. */
export const withText = (rows: readonly Particular[]) => rows.filter(({ value }) => value !== '');
export const joined = (values: readonly unknown[], by: string) => values.map(textOf).filter(Boolean).join(by);

/** `28 Oct 2026` in English: an owner abroad cannot take the month for the day. */
export const dayText = (day: string, lang: 'ko' | 'en'): string =>
  lang === 'ko'
    ? formatDay(day, lang)
    : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
        day: '2-digit',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });

/** What has Hangul in it says nothing to a reader of English. */
export const readable = (value: unknown, { lang }: Pick<PaperFrame, 'lang'>): string =>
  lang === 'en' && /[가-힣]/.test(textOf(value)) ? '' : textOf(value);

/** The name in the document's language, the other one where it has none. */
export function named<N extends string>(
  { lang }: PaperFrame,
  values: { readonly [K in N | `${N}En`]?: string | null },
  name: N,
): string {
  const [korean, english] = [textOf(values[name]), textOf(values[`${name}En`])];
  return lang === 'en' ? english || korean : korean || english;
}

/** A day as the paper says it; '' of none. */
export const dayOf =
  ({ lang }: PaperFrame) =>
  (value: unknown): string =>
    value ? dayText(textOf(value), lang) : '';

/** A number of somebody in Korea as a reader abroad dials it; others stay as they are written. */
export const telText = (value: unknown, { lang }: Pick<PaperFrame, 'lang'>, natCd: unknown = 'KR'): string => {
  const typed = textOf(value);
  return lang === 'en' && natCd === 'KR' && /^0[1-9]/.test(typed) ? `+82-${typed.slice(1)}` : typed;
};

/** 123-45-67890. */
export const corpNoText = (value: unknown): string => textOf(value).replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');

/** Who signs for the own company: the name that the style gives, else the head of the company. */
export function signerOf(of: PaperFrame): string {
  const { style = {}, corp, t } = of;
  const name = readable(named(of, corp, 'ceoNm'), of);
  return textOf(style.signNm) || t(name ? 'sign' : 'signPlain', { name });
}
