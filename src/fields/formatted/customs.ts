/** Codes of customs and the tax office (50-formats 5.6, 5.7): HS code, bonded area, numbers of declarations, cargo and tax invoices, number shapes. */
import type { Factory, Field, Flags } from '../../core/field.ts';
import { declare } from '../parsed.ts';
import type { OfferedFlags } from './offered.ts';
import { shapedText, type Pattern } from '../text/shaped.ts';

export interface HsCdField extends Field<string> {
  /** HSK alone, ten digits. */
  readonly whole?: boolean;
}
export interface DeclarationNoField extends Field<string> {
  /** A number of any document, 35 long: that of a declaration stands in its parts all the same. */
  readonly any?: boolean;
}
export interface CargoNoField extends Field<string> {}
export interface BondAreaCdField extends Field<string> {}
export interface TaxConfirmNoField extends Field<string> {}
export interface UpperCodeField extends Field<string> {
  readonly length: number;
}

type HsOptions = OfferedFlags & Pick<HsCdField, 'whole'>;
/** HS (6 digits) or HSK (10), without dots; `whole`: HSK alone. */
export const hsCd: Factory<HsCdField, HsOptions> = (flags: HsOptions = {}) =>
  declare<string, HsCdField>('hsCd', {}, flags);
type NumberOptions = Flags & Pick<DeclarationNoField, 'any'>;
/** Number of an export or import declaration; `any`: of whatever document. */
export const declarationNo: Factory<DeclarationNoField, NumberOptions> = (flags: NumberOptions = {}) =>
  declare<string, DeclarationNoField>('declarationNo', {}, flags);
/** Cargo control number. */
export const cargoNo: Factory<CargoNoField, OfferedFlags> = (flags: OfferedFlags = {}) =>
  declare<string, CargoNoField>('cargoNo', {}, flags);
export const bondAreaCd: Factory<BondAreaCdField, OfferedFlags> = (flags: OfferedFlags = {}) =>
  declare<string, BondAreaCdField>('bondAreaCd', {}, flags);
/** Number by which the tax office knows a tax invoice; kept without hyphens, so that one invoice is never stored twice. */
export const taxConfirmNo: Factory<TaxConfirmNoField> = (flags: Flags = {}) =>
  declare<string, TaxConfirmNoField>('taxConfirmNo', {}, flags);
/** Upper-case letters and digits, exactly `length` of them. */
export const upperCode: Factory<UpperCodeField, Flags, [length: number]> = (length: number, flags: Flags = {}) =>
  declare<string, UpperCodeField>('upperCode', { length }, flags);

export const hsCdType = shapedText<HsCdField>({
  type: 'hsCd',
  length: () => 10,
  pattern: ({ whole }) =>
    whole ? { source: '^[0-9]{10}$', text: 'hskCode' } : { source: '^[0-9]{6}([0-9]{4})?$', text: 'hsCode' },
  tidy: (text) => text.replace(/[.\s_-]/g, ''),
  // Where ten digits are needed, a heading shows by its empty places that four are still to be typed.
  shown: (text, { whole }) =>
    text.replace(/^(\d{4})(\d{2})(\d{4})?$/, (_, chapter: string, heading: string, rest?: string) => {
      const behind = rest ?? (whole ? '____' : '');
      return `${chapter}.${heading}${behind && `-${behind}`}`;
    }),
  width: () => 120,
});
export const bondAreaCdType = shapedText<BondAreaCdField>({
  type: 'bondAreaCd',
  length: () => 8,
  pattern: () => ({ source: '^[0-9]{8}$', text: 'bondAreaCode' }),
  width: () => 100,
});
/** Blanks, signs that nobody sees, the apostrophe by which spreadsheets keep a text, and dashes of every length. */
const between = /[\s\p{Pd}\u2212\u00ad\u200b-\u200d\u2060\ufeff']/gu;
/** However it is written or copied, full-width signs as well. */
const joinedNo = (text: string): string => text.normalize('NFKC').replace(between, '').normalize('NFKC');

/** Day 8, issuer 8, serial 8; the serials of others end in letters. */
export const taxConfirmNoType = shapedText<TaxConfirmNoField>({
  type: 'taxConfirmNo',
  length: () => 24,
  pattern: () => ({ source: '^[0-9]{16}[0-9a-z]{8}$', text: 'taxInvoiceNo' }),
  tidy: joinedNo,
  shown: (text) => text.replace(/^(\d{8})(\d{8})(\w{8})$/, '$1-$2-$3'),
  width: () => 200,
});
export const upperCodeType = shapedText<UpperCodeField>({
  type: 'upperCode',
  length: (field) => field.length,
  pattern: (field) => ({ source: `^[A-Z0-9]{${field.length}}$`, text: 'upperCode' }),
  tidy: (text) => text.toUpperCase(),
  width: (field) => 60 + 9 * field.length,
  check: (field) =>
    Number.isInteger(field.length) && field.length > 0 && field.length <= 30
      ? []
      : [`length ${field.length} is impossible`],
});

/** Shapes of numbers that customs gives out, for `text(n, { pattern })`; none has a check digit. */
export const customsShapes = {
  /** Export and import declarations: declarant 5, year 2, serial 6 or 7, letter. */
  declaration: { source: '^[0-9A-Z]{5}[0-9]{2}[0-9]{6,7}[A-Z]$', text: 'declarationNo' },
  /** Cargo control number: MRN 11, MSN 4, HSN 4 or none. */
  cargo: { source: '^[0-9]{2}[A-Z0-9]{9}[0-9]{4}([0-9]{4})?$', text: 'cargoNo' },
  /** Bonded-transport declaration: customs 3, transporter 6, 3, year 2, serial 6. */
  bondedTransport: { source: '^[0-9]{3}[0-9A-Z]{6}[0-9A-Z]{3}[0-9]{2}[0-9]{6}$', text: 'bondedTransportNo' },
  /** In/out report of a bonded area: area 8, year 2, P or R, serial 7. */
  inOut: { source: '^[0-9]{8}[0-9]{2}[PR][0-9]{7}$', text: 'inOutNo' },
} as const satisfies Record<string, Pattern>;

/** As people write and copy them: in parts, in small letters. */
const joined = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

const isDeclaration = (text: string): boolean => new RegExp(customsShapes.declaration.source).test(text);

export const declarationNoType = shapedText<DeclarationNoField>({
  type: 'declarationNo',
  length: ({ any }) => (any ? 35 : 15),
  pattern: ({ any }) => (any ? undefined : customsShapes.declaration),
  tidy: (text) => (isDeclaration(joined(text)) ? joined(text) : text),
  shown: (text) => (isDeclaration(text) ? text.replace(/^(.{5})(.{2})(.+)$/, '$1-$2-$3') : text),
  width: () => 140,
});
export const cargoNoType = shapedText<CargoNoField>({
  type: 'cargoNo',
  length: () => 19,
  pattern: () => customsShapes.cargo,
  tidy: joined,
  shown: (text) =>
    text.replace(/^(.{11})(.{4})(.{4})?$/, (_, mrn: string, msn: string, hsn?: string) =>
      [mrn, msn, hsn].filter(Boolean).join('-'),
    ),
  width: () => 164,
});
