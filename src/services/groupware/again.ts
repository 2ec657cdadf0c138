/** What a document that is drafted anew says of the one before: which it was, who refused it and why. Rows of `val`. Pure. */
import type { Problem } from '../../core/problem.ts';

interface Val {
  readonly fieldKey?: string | null;
  readonly fieldVal?: string | null;
  readonly fieldValEn?: string | null;
}

const keys = { before: 'apprAgain', by: 'apprRefused', why: 'apprRefusedWhy' } as const;
const all = new Set<unknown>(Object.values(keys));

/** Rows that the form asks for nowhere: they stay with the document whatever its form. */
export const isOfBefore = ({ fieldKey }: Val): boolean => all.has(fieldKey);
/** Shown as a link, never as a value. */
export const isWayBack = ({ fieldKey }: Val): boolean => fieldKey === keys.before;
export const keysOfBefore: readonly string[] = Object.values(keys);

export interface Before {
  readonly id: number;
  readonly no: string;
  /** When and by whom it was refused; of one that was taken back nothing. */
  readonly by: string;
  readonly why: string;
}

/** A row that is written. */
type Said = { readonly fieldKey: string; readonly fieldVal: string; readonly fieldValEn?: string };

/** The way back is kept as id and number. */
export const wayBack = (id: number, no: string | null | undefined): Said => ({
  fieldKey: keys.before,
  fieldVal: [id, no ?? ''].join(' '),
});

/** Of what it keeps, the number alone. */
export const numberOf = (kept: string): string => kept.split(' ').slice(1).join(' ');

/** Values of a form are of one line, opinions of several. */
const inOneLine = (words: string): string =>
  words
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** `byEn`: in English, where that is said in other words. */
export const refusal = (at: string, by: string, why: string | null | undefined, byEn?: string): readonly Said[] => [
  {
    fieldKey: keys.by,
    fieldVal: [at, by].filter(Boolean).join(' '),
    ...(byEn && { fieldValEn: [at, byEn].filter(Boolean).join(' ') }),
  },
  ...(why ? [{ fieldKey: keys.why, fieldVal: inOneLine(why) }] : []),
];

export function beforeOf(vals: readonly Val[], lang = 'ko'): Before | undefined {
  const of = (key: string) => {
    const { fieldVal, fieldValEn } = vals.find(({ fieldKey }) => fieldKey === key) ?? {};
    return (lang === 'en' && fieldValEn) || fieldVal || '';
  };
  const [id = '', ...no] = of(keys.before).split(' ');
  return Number(id) > 0 ? { id: Number(id), no: no.join(' '), by: of(keys.by), why: of(keys.why) } : undefined;
}

/** What is said of the one before is said by drafting anew alone: as it stands stored, so it stays. */
export function beforeProblem(sent: readonly Kept[], stored: readonly Kept[]): Problem | undefined {
  const said = (rows: readonly Kept[]) =>
    JSON.stringify(rows.filter(isOfBefore).map(({ id, fieldKey, fieldVal }) => [id, fieldKey, fieldVal]));
  return said(sent) === said(stored) ? undefined : { code: 'E_STATE', text: 'apprBeforeKept' };
}
type Kept = Val & { readonly id?: number | null };
