/** A revision of a quotation in words: one mark in lists, sentences and on paper; and what the next one changes. Pure. */
import type { Values } from '../../../core/field.ts';
import { figure } from '../../../core/decimal.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { quotFields } from './quot.fields.ts';

/** `r1`; the first quotation bears none. */
export const revisionMark = (revNo: unknown): string =>
  Number(revNo) > 0 ? `${quotFields.revNo.within!.mark!}${String(revNo)}` : '';

/** Offered anew it has the rate of its own day: another than that of the revision before. */
const isRatedAnew = (next: Values, before: Values): boolean => !figure(next.excRt).eq(figure(before.excRt));

const ratesIn = ({ excRt }: Values): string => grouped(figure(excRt).toFixed(2));

/** Of the sentence after it: the mark, and the rates of both. */
export const revisedWords = (next: Values, _input: Values, before: Values): Record<string, string> => ({
  rev: revisionMark(next.revNo),
  ...(isRatedAnew(next, before) && { rateFrom: ratesIn(before), rateTo: ratesIn(next) }),
});
export const revisedEnd = (next: Values, before: Values): string | undefined =>
  isRatedAnew(next, before) ? 'reviseRate' : undefined;
