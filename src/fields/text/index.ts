/** S(n): one line of text of at most n characters. */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import { shapedText, type Pattern } from './shaped.ts';

export interface TextOptions extends Flags {
  /** Shape that the whole text must have. */
  readonly pattern?: Pattern;
  /** Kept in capitals, so that what is meant as one (`b-01`, `B-01`) is one. */
  readonly upper?: boolean;
  /** Words that mean something by themselves, each with the code group that names it. */
  readonly named?: Readonly<Record<string, string>>;
}
export interface TextField extends Field<string> {
  readonly max: number;
  readonly pattern?: Pattern;
  readonly upper?: boolean;
  readonly named?: Readonly<Record<string, string>>;
}

/** One line of text of at most `max` characters. */
export const text: Factory<TextField, TextOptions, [max: number]> = (max: number, options: TextOptions = {}) =>
  declare<string, TextField>('text', { max }, options);

const patternFaults = ({ pattern }: TextField): string[] => {
  if (!pattern) return [];
  try {
    new RegExp(pattern.source, 'u');
    return [];
  } catch {
    return [`pattern '${pattern.source}' is no regular expression`];
  }
};

export const textType: FieldType<TextField> = shapedText<TextField>({
  type: 'text',
  length: (field) => field.max,
  pattern: (field) => field.pattern,
  tidy: (typed, { upper }) => (upper ? typed.toUpperCase() : typed),
  width: (field) => Math.min(320, Math.max(96, field.max * 5)),
  shown: (word, { named }, { codeName }) => (named?.[word] ? codeName(named[word], word) : word),
  collated: true,
  check: (field) => [
    ...(Number.isInteger(field.max) && field.max >= 1 && field.max <= 4000 ? [] : [`max ${field.max} is impossible`]),
    ...patternFaults(field),
  ],
});
