/** What the history of a dispatch plan says of records that no reference can hold. Pure. */
import type { Values } from '../../../core/field.ts';

/** Each stands beside the name of the person. */
const persons = ['vrfUserId', 'confUserId'] as const;
/** By the field that holds the id of a report the fact that tells its number. */
const reports: Readonly<Record<string, string>> = { ioOutId: 'ioOutNo', ioInId: 'ioInNo' };

/** A report whose number is not known says nothing. */
export function reportNumbers(plan: Values, facts: Values) {
  const numberOf = (field: string) => facts[reports[field] ?? ''];
  return {
    untold: [...persons, ...Object.keys(reports).filter((field) => typeof numberOf(field) !== 'string')],
    shown: (field: string, _grid: string | undefined, value: unknown) => {
      const number = numberOf(field);
      return value === plan[field] && typeof number === 'string' ? number : undefined;
    },
  };
}
