/** Codes and rows as choices of a list. */
import { begunFirst, matches } from '../core/text/hangul.ts';
import type { CommonCode } from '../core/commonCode.ts';
import type { Field } from '../core/field.ts';
import { takesKey, type CodeField } from '../fields/code/index.ts';
import { codeGroupOf } from '../record/resource.ts';
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import type { Option } from './Options.tsx';

/** Groups whose keys people know and say: countries, ports, currencies, units. */
const known = new Set(['NAT', 'PORT', 'CURR', 'INCO', 'UNIT', 'PKG', 'CNTR_TP', 'CLASS_SOC', 'CS_PAY', 'TRN_BOX']);
/** Numbers and letters of the authorities are read on their papers; an own short word (REF) says less than its name. */
const isSaid = ({ grpCd, key }: Pick<CommonCode, 'grpCd' | 'key'>): boolean =>
  known.has(grpCd) || key.length === 1 || /\d/.test(key);

const codeOption = (row: CommonCode, nameOf: FieldEnvironment['nameOf'], isShown: boolean): Option => ({
  ...{ key: row.key, name: nameOf(row), also: [row.value, row.valueEn] },
  ...(isShown ? { note: row.key } : {}),
});

/** What a field of codes offers: keys of its group that may be chosen, and that it takes. */
export function codeOptions(field: Field, { codes, nameOf }: Pick<FieldEnvironment, 'codes' | 'nameOf'>): Option[] {
  const taken = codes(codeGroupOf(field) ?? '').filter(({ key }) => takesKey(field, key));
  const { onlyBy, only, shows } = field as Partial<CodeField>;
  // What another field lets it take stands as declared: the usual one of that direction first, wherever its group has it.
  const inOrder = onlyBy && only ? taken.toSorted((a, b) => only.indexOf(a.key) - only.indexOf(b.key)) : taken;
  return inOrder.map((row) => codeOption(row, nameOf, shows === 'key' || isSaid(row)));
}

/** A sign as the letters it stands for (㎡: m2); initial consonants stay as they are typed. */
const spelt = (text: string): string => text.trim().replace(/[^ㄱ-ㆎ]+/gu, (part) => part.normalize('NFKC'));

/** The choice whose key or name a text is, in whatever letters. */
export function exactOption(all: readonly Option[], text: string): Option | undefined {
  const form = spelt(text).toLowerCase();
  const names = ({ key, name, also = [] }: Option) => [key, name, ...also].flatMap((one) => one?.toLowerCase() ?? []);
  return all.find((option) => names(option).includes(form));
}

/**
 * The choice that a pasted text means: by key or name, else the only one it is part of. A blank one means none (null),
 * undefined that it fits nothing.
 */
export function meantOption(all: readonly Option[], text: string): Option | null | undefined {
  if (text.trim() === '') return null;
  const exact = exactOption(all, text);
  const found = exact ? [exact] : matchingOptions(all, text);
  return found.length === 1 ? found[0] : undefined;
}

/** Choices that a typed text leaves: a key typed in full first, then what begins so, each in their order. */
export function matchingOptions(all: readonly Option[], typed: string | undefined): readonly Option[] {
  if (typed === undefined || typed.trim() === '') return all;
  const text = spelt(typed);
  const words = ({ key, name, also = [] }: Option) => [key, name, ...also];
  const found = begunFirst(
    text,
    all.filter((option) => matches(text, words(option))),
    words,
  );
  const exact = found.filter((option) =>
    [option.key, option.name].some((one) => one.toLowerCase() === text.toLowerCase()),
  );
  return [...exact, ...found.filter((option) => !exact.includes(option))];
}
