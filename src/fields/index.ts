/** Every field type: the factories that declarations use, and the registry that everything derived asks. */
import type { Field, FieldType } from '../core/field.ts';
import { codeType } from './code/index.ts';
import { codesType } from './codes/index.ts';
import { dateType } from './date/index.ts';
import { dateTimeType } from './dateTime/index.ts';
import { exchangeRateType, foreignType, qtyType, rateType, weightType, wonType } from './decimal/index.ts';
import { docNoType } from './docNo/index.ts';
import { filesType } from './files/index.ts';
import * as formatted from './formatted/index.ts';
import { htmlType } from './html/index.ts';
import { integerType } from './integer/index.ts';
import { jsonType } from './json/index.ts';
import { longTextType } from './longText/index.ts';
import { monthType } from './month/index.ts';
import { passwordType } from './password/index.ts';
import { refType } from './ref/index.ts';
import { refsType } from './refs/index.ts';
import { rowsType } from './rows/index.ts';
import { textType } from './text/index.ts';
import { ynType } from './yn/index.ts';

export { code } from './code/index.ts';
export { codes } from './codes/index.ts';
export { date } from './date/index.ts';
export { dateTime } from './dateTime/index.ts';
export { exchangeRate, foreign, qty, rate, weight, won } from './decimal/index.ts';
export { docNo } from './docNo/index.ts';
export { files } from './files/index.ts';
export { bizNo, bondAreaCd, callSign, cargoNo, cntrNo, customsShapes, declarationNo } from './formatted/index.ts';
export { email, hsCd, imoNo, mmsi, mobile, phone, plateNo, regNo13 } from './formatted/index.ts';
export { taxConfirmNo, taxPayerNo, upperCode } from './formatted/index.ts';
export { html } from './html/index.ts';
export { integer } from './integer/index.ts';
export { json } from './json/index.ts';
export { longText } from './longText/index.ts';
export { month } from './month/index.ts';
export { password } from './password/index.ts';
export { ref } from './ref/index.ts';
export { refs } from './refs/index.ts';
export { rows } from './rows/index.ts';
export { text } from './text/index.ts';
export { yn } from './yn/index.ts';

const all: readonly FieldType[] = [
  ...[
    textType,
    longTextType,
    htmlType,
    integerType,
    dateType,
    dateTimeType,
    monthType,
    ynType,
    codeType,
    codesType,
    refType,
    refsType,
  ],
  ...[wonType, foreignType, qtyType, weightType, rateType, exchangeRateType, jsonType, docNoType, passwordType],
  ...[formatted.emailType, formatted.phoneType, formatted.mobileType, formatted.bizNoType, formatted.regNo13Type],
  ...[formatted.imoNoType, formatted.callSignType, formatted.mmsiType, formatted.cntrNoType, formatted.hsCdType],
  ...[
    formatted.bondAreaCdType,
    formatted.cargoNoType,
    formatted.declarationNoType,
    formatted.plateNoType,
    formatted.upperCodeType,
    formatted.taxPayerNoType,
    formatted.taxConfirmNoType,
    filesType,
    rowsType,
  ],
];

/** By name of the type. */
export const fieldTypes: Readonly<Record<string, FieldType>> = Object.fromEntries(all.map((type) => [type.type, type]));

/** What a declared field means; throws on a name that no folder here has. */
export function typeOf(field: Field): FieldType {
  const type = fieldTypes[field.type];
  if (!type) throw new Error(`No field type '${field.type}' is registered`);
  return type;
}
