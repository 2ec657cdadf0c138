/** H: rich text. The server cleans it when it is stored (`fields/server.ts`), the browser once more when shown. */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { linesType } from '../longText/index.ts';
import { declare } from '../parsed.ts';
import { textCell } from '../text/shaped.ts';
import { plainText } from './plain.ts';

export interface HtmlOptions extends Flags {
  /** What the record is written for: its editor begins with room for a text. */
  readonly main?: boolean;
}
export interface HtmlField extends Field<string> {
  readonly max: number;
  readonly main?: boolean;
}

const usualMax = 200_000;

export const html: Factory<HtmlField, HtmlOptions> = (flags: HtmlOptions = {}) =>
  declare<string, HtmlField>('html', { max: usualMax, span: 4 }, flags);

export const htmlType: FieldType<HtmlField> = {
  ...linesType<HtmlField>('html'),
  filter: 'none',
  words: plainText,
  format: (value) => (typeof value === 'string' ? plainText(value) : ''),
  width: () => 320,
  excel: () => ({ ...textCell, toCell: (value) => (typeof value === 'string' ? plainText(value) : null) }),
};
