/** What every field type shows on a screen; the browser's twin of `index.ts`. */
import type { Field } from '../core/field.ts';
import { codeUi } from './code/ui.tsx';
import { codesUi } from './codes/ui.tsx';
import { dateUi } from './date/ui.tsx';
import { dateTimeUi } from './dateTime/ui.tsx';
import { decimalUi } from './decimal/ui.tsx';
import { docNoUi } from './docNo/ui.tsx';
import { filesUi } from './files/ui.tsx';
import { codeFiguresUi, codeLettersUi, emailUi, figuresUi, lettersUi, phoneUi } from './formatted/ui.tsx';
import { htmlUi } from './html/ui.tsx';
import { integerUi } from './integer/ui.tsx';
import { jsonUi } from './json/ui.tsx';
import { longTextUi } from './longText/ui.tsx';
import { monthUi } from './month/ui.tsx';
import { passwordUi } from './password/ui.tsx';
import { refUi } from './ref/ui.tsx';
import { refsUi } from './refs/ui.tsx';
import { textUi } from './text/ui.tsx';
import type { FieldUi } from './ui-contract.ts';
import { ynUi } from './yn/ui.tsx';

const same = (types: string, ui: FieldUi) => Object.fromEntries(types.split(' ').map((type) => [type, ui]));

/** By name of the type. Rows stand apart: a grid is no input (`rows/ui.tsx`). */
export const fieldUis: Readonly<Record<string, FieldUi>> = {
  text: textUi,
  longText: longTextUi,
  html: htmlUi,
  json: jsonUi,
  docNo: docNoUi,
  password: passwordUi,
  integer: integerUi,
  date: dateUi,
  dateTime: dateTimeUi,
  month: monthUi,
  yn: ynUi,
  code: codeUi,
  codes: codesUi,
  ref: refUi,
  refs: refsUi,
  files: filesUi,
  email: emailUi,
  ...same('won foreign qty weight rate exchangeRate', decimalUi),
  ...same('phone mobile', phoneUi),
  ...same('bizNo regNo13 taxPayerNo imoNo mmsi', figuresUi),
  ...same('hsCd bondAreaCd', codeFiguresUi),
  cargoNo: codeLettersUi,
  ...same('callSign cntrNo declarationNo plateNo upperCode', lettersUi),
};

/** A type without a registered look is typed as plain text. */
export const uiOf = (field: Field): FieldUi => fieldUis[field.type] ?? textUi;
