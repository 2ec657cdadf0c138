/** The vectors of 50-formats. */
import type { Examples, Field } from '../../core/field.ts';
import {
  bizNo,
  bondAreaCd,
  callSign,
  cargoNo,
  cntrNo,
  customsShapes,
  declarationNo,
  email,
  hsCd,
  imoNo,
  mmsi,
  mobile,
  phone,
  plateNo,
  regNo13,
  taxConfirmNo,
  taxPayerNo,
  upperCode,
} from './index.ts';
import { text } from '../text/index.ts';

const shape = (field: Field, valid: readonly (string | [string, string])[], invalid: readonly string[]): Examples => ({
  field,
  valid: [
    ...valid.map((entry) => (typeof entry === 'string' ? { sent: entry } : { sent: entry[0], stored: entry[1] })),
    { sent: '', stored: null, shown: '' },
  ],
  invalid: [...invalid.map((sent) => ({ sent, code: 'E_PATTERN' })), { sent: 1234567890, code: 'E_TYPE' }],
});

export const examples: Examples[] = [
  shape(
    bizNo(),
    [
      ['124-81-00998', '1248100998'],
      ['120-81-47521', '1208147521'],
      '1208147521',
      '2208162517',
      '1078614075',
      '0000000000',
      '0028100024',
    ],
    ['1248100997', '124-81-00997', '201-81-23456', '123456789', '12A4500998', '-'],
  ),
  shape(
    regNo13(),
    [['991332-1234568', '9913321234568'], '9913321234568', '8513452034565', '7702301456786', '9013992345677'],
    ['9913321234567', '8513452034560', '99133212345'],
  ),
  shape(
    taxPayerNo(),
    [['124-81-00998', '1248100998'], '0028100024', ['991332-1234568', '9913321234568']],
    ['1248100997', '9913321234567', '123456789', '99133212345'],
  ),
  {
    field: taxPayerNo(),
    valid: [
      { sent: '9913321234568', shown: '991332-1******' },
      { sent: '1248100998', shown: '124-81-00998' },
    ],
    invalid: [],
  },
  shape(
    imoNo(),
    ['9074729', '9176187', '3100124', '3101257', '3102380', '3103413', '3104572', '3105629', '3106740', '3107885'],
    ['9074728', '3100125', '907472'],
  ),
  { field: imoNo(), valid: [], invalid: [{ sent: 'IMO90747', code: 'E_LENGTH' }] },
  shape(callSign(), [['d7zx', 'D7ZX'], 'DSZX5', '3EZX9'], ['1234', 'AB', 'D7-ZX']),
  { field: callSign(), valid: [], invalid: [{ sent: 'D7ZXABCD', code: 'E_LENGTH' }] },
  shape(mmsi(), ['440123456'], ['44012345', '44012345A']),
  shape(
    cntrNo(),
    [
      'CSQU3054383',
      ['csqu3054383', 'CSQU3054383'],
      'SRMU1000010',
      'SRMU1000026',
      'BSLU2003459',
      'SRMU1000140',
      'DEMU1234560',
    ],
    ['CSQU3054384', 'SRMU1000011', 'CSQ3054383', 'CSQX3054383'],
  ),
  shape(hsCd(), ['848710', '8487100000', ['8487.10-0000', '8487100000']], ['84871', '8487.1', '84871000']),
  shape(bondAreaCd(), ['03099001', '02099001', '01231234'], ['0309900', '0309900A']),
  shape(plateNo(), [['부산 99사1001', '부산99사1001'], '12가3456', '123가4567'], ['부산9사123']),
  shape(upperCode(6), ['030T01', '012312', ['030t01', '030T01']], ['030T0']),
  shape(upperCode(8), ['030SR001', ['030sr001', '030SR001']], ['030SR', '030-R001']),
  shape(
    mobile(),
    ['01012345678', '0171234567', ['010-0000-0004', '01000000004']],
    ['0101234567A', '0212345678', '0121234567', '010123456'],
  ),
  shape(
    mobile({ worldwide: true }),
    ['01012345678', ['010-0000-0004', '01000000004'], '+65-9123-4567', '+1 (415) 555-0132', '0065 91234567'],
    ['010123456', '0101234567A', '+65 call me', '12345', '+'],
  ),
  shape(
    phone({ worldwide: true }),
    ['051-000-0210', '1588', '+65 6123 4567', '(02) 1234-5678'],
    ['---', 'call me', '+-', '+65 ext 3'],
  ),
  shape(phone(), ['051-000-0210', '1588'], ['051 000', '---', 'call me']),
  shape(
    email(),
    ['a@b.example', 'sales2@demo.example', "o'neil+x@mail.demo-yard.example"],
    [
      'a@b',
      '@b.example',
      'a b@c.example',
      'a@b..example',
      '.a@b.example',
      'a@-b.example',
      'a@b.example,c@d.example',
      '가@b.example',
    ],
  ),
  shape(
    declarationNo(),
    [
      ...['9900126000001X', '9900126000001M', '9900126000001B', '99001260000012U'],
      ['99001-26-000001x', '9900126000001X'],
    ],
    ['9900126000001', '9900126000X', '99001-26-1X', '99001-26-00001X'],
  ),
  shape(
    cargoNo(),
    ['26DEMOA001I00010001', '26DEMOA001I0001', ['26demoa001i-0001-0001', '26DEMOA001I00010001']],
    ['26DEMOA001I001'],
  ),
  shape(text(20, { pattern: customsShapes.bondedTransport }), ['030030T0100026000001'], ['030030T01']),
  shape(
    text(18, { pattern: customsShapes.inOut }),
    ['0309900126P0000001', '0309900126R0000001'],
    ['0309900126X0000001'],
  ),
  shape(
    taxConfirmNo(),
    [
      '202610314100000000000001',
      '201809194100020300000cd5',
      ['20260722-41000203-00002561', '202607224100020300002561'],
    ],
    ['20261031', '20180919410002030000ZCD5'],
  ),
  // Longer than the column: the length is what is wrong.
  {
    field: hsCd(),
    valid: [{ sent: '8487100000', shown: '8487.10-0000' }],
    invalid: [{ sent: '84871000001', code: 'E_LENGTH' }],
  },
  {
    field: hsCd({ whole: true }),
    valid: [{ sent: '8487.10-0000', stored: '8487100000' }],
    invalid: [{ sent: '848710', code: 'E_PATTERN' }],
  },
  { field: declarationNo(), valid: [{ sent: '9900126000001X', shown: '99001-26-000001X' }], invalid: [] },
  {
    field: declarationNo({ any: true }),
    valid: [
      { sent: '9900126000001X', shown: '99001-26-000001X' },
      { sent: '99001-26-000001x', stored: '9900126000001X' },
      { sent: 'HBD-26-1027', shown: 'HBD-26-1027' },
    ],
    invalid: [{ sent: 'x'.repeat(36), code: 'E_LENGTH' }],
  },
  { field: cargoNo(), valid: [{ sent: '26DEMOA001I0001', shown: '26DEMOA001I-0001' }], invalid: [] },
  { field: upperCode(8), valid: [], invalid: [{ sent: '030SR0012', code: 'E_LENGTH' }] },
  { field: bizNo(), valid: [{ sent: '1248100998', shown: '124-81-00998' }], invalid: [] },
  { field: regNo13(), valid: [{ sent: '9913321234568', shown: '991332-1******' }], invalid: [] },
  { field: mobile(), valid: [{ sent: '01012345678', shown: '010-1234-5678' }], invalid: [] },
];
