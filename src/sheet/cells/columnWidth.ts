/** How wide a column must be for its head and its words in the person's language. */
import type { Field } from '../../core/field.ts';
import { codeWords } from '../../fields/code/index.ts';
import { typeOf } from '../../fields/index.ts';
import { codeGroupOf } from '../../record/resource.ts';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';

/** Names that the codes of a group have. */
export type Words = Pick<FieldEnvironment, 'codes' | 'nameOf'>;

/** Pixels of a text at 12 px: a Hangul syllable takes nearly twice the room of a letter, which is one of many unless told. */
export const textWidth = (text: string, letter = 6.1): number =>
  [...text].reduce((width, ch) => width + (ch > '\u2e80' ? 12 : letter), 0);

/** A word of few letters may be of wide ones. */
const wideLetter = 6.6;

/** Padding of a cell, and of a head; the mark of the one column that is sorted may cut a long word. */
const cellRoom = 18;
const headRoom = { plain: 22, sorted: 24, tight: 19 };

/** The longest names are cut: many columns shall be seen at once, and a cut text tells itself under the pointer. */
const widestWords = 124;

interface Room {
  /** Most pixels of a column whose field declares no width; 150 unless told. */
  readonly most?: number;
  /** Heads carry a mark for sorting. */
  readonly sorted?: boolean;
  /** More padding than a detail grid has. */
  readonly more?: number;
  /** Frame around the words, as a status has one. */
  readonly frame?: number;
}

/** Pixels of a column: what its field asks for, and not less than its head and the names of its codes need. */
export function columnWidth(
  field: Field,
  label: string,
  words: Words,
  { most = 150, sorted, more = 0, frame = 0 }: Room = {},
): number {
  // A status is as wide as its longest word in its frame.
  const declared = field.width ?? (frame > 0 ? 0 : Math.min(typeOf(field).width(field), most));
  const head = sorted ? headWidth(label) : textWidth(label) + headRoom.plain;
  return Math.ceil(Math.max(declared + more, wordsWidth(field, words) + more + frame, head));
}

/** Pixels of a head with its mark for sorting. */
export const headWidth = (label: string): number => Math.ceil(headLine(label) + headRoom.sorted);

/** A long head of several words stands in two lines. */
const headLine = (label: string): number =>
  label.length > 12
    ? Math.max(textWidth(label) / 2 + 6, ...label.split(' ').map((word) => textWidth(word)))
    : textWidth(label);

/** Kinds of fields whose words may be cut, and the pixels that are left to them in any case. */
const cuttable: Readonly<Record<string, number>> = { text: 46, longText: 46, code: 54, ref: 88 };
const leastName = 92;
/** Of their width, beside figures that want the room. */
const leastShare = 0.65;

/** Pixels that a column gives way to: words are cut and tell the rest under the pointer, figures and days never. */
export function leastWidth(field: Field, label: string, width: number, isName: boolean): number {
  const least = cuttable[field.type];
  if (least === undefined) return width;
  const head = textWidth(label) + headRoom.plain;
  return Math.min(width, Math.ceil(Math.max(isName ? leastName : least, head, width * leastShare)));
}

/** Pixels that figures give way to beside columns that stand behind: what their head and the longest of them need. */
export const tightWidth = (label: string, room: number, width: number): number =>
  Math.min(width, Math.max(Math.ceil(textWidth(label) - hangul(label) + capitals(label) + headRoom.tight), room));

/** Pixels that the capital letters of a short word (VAT) want beyond small ones; among many letters they even out. */
const capitals = (label: string): number => (label.length > 6 ? 0 : 2.6 * (label.match(/[A-Z]/g) ?? []).length);

/** Pixels that the syllables of a head do without where room is short. */
const hangul = (label: string): number => 1.2 * (label.match(/[\u3131-\u318e\uac00-\ud7a3]/g) ?? []).length;

function wordsWidth(field: Field, { codes, nameOf }: Words): number {
  const group = field.type === 'code' ? codeGroupOf(field) : undefined;
  if (group === undefined) return 0;
  const widest = codes(group).reduce((width, code) => {
    const words = codeWords(field, code.key, { codeName: () => nameOf(code) });
    return Math.max(width, textWidth(words, wideLetter));
  }, 0);
  return widest === 0 ? 0 : Math.min(widest + cellRoom, widestWords);
}
