/** Codes and rows as choices of a list. */
import { matches } from '../../core/hangul.ts';
import type { CodeRow, FieldEnvironment } from '../ui-contract.ts';
import type { Option } from './Options.tsx';

export const codeOption = (row: CodeRow, nameOf: FieldEnvironment['nameOf']): Option => ({
  key: row.key,
  name: nameOf(row),
  note: row.key,
  also: [row.value, row.valueEn],
});

/** Choices that a typed text leaves, in their order; a key typed in full comes first. */
export function matchingOptions(all: readonly Option[], typed: string | undefined): readonly Option[] {
  if (typed === undefined || typed.trim() === '') return all;
  const text = typed.trim();
  const found = all.filter((option) => matches(text, [option.key, option.name, ...(option.also ?? [])]));
  const exact = found.filter((option) =>
    [option.key, option.name].some((one) => one.toLowerCase() === text.toLowerCase()),
  );
  return [...exact, ...found.filter((option) => !exact.includes(option))];
}
