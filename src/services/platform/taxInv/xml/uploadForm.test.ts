/** The form of the tax office: its columns, and what each document says in them. */
import ExcelJS from 'exceljs';
import { expect, it, test } from 'vitest';
import { formXlsx } from '../../../../export/formXlsx.ts';
import type { TaxDocument } from './schema.ts';
import { formColumns, formRow, linesAbove, mostItems, unfit } from './uploadForm.ts';

const item = (no: number, more: object = {}) => ({
  ...{ no: String(no), name: `품목 ${no}`, day: '20261118', supplyAmt: '1000', taxAmt: '100', ...more },
});
const document: TaxDocument = {
  ...{ typeCode: '0101', writeDay: '20261120', purposeCode: '02', remarks: ['INV-1'], confirmNo: '1', ownNo: 'TX-1' },
  supplier: { regNo: '0028100024', name: '한바다', ceo: '박견본', addr: '부산', bizTp: '서비스', bizItem: '수리' },
  buyer: { regNo: '0078100072', name: '누리', ceo: '전가상', email: 'tax@demo.example', kind: '01' },
  ...{ supplyAmt: '123456789', taxAmt: '12345678', sumAmount: '135802467' },
  items: [item(1, { qty: '1.5', unitPrice: '666', spec: '20L' }), item(2, { remark: '비고' })],
};
const told = (one: TaxDocument) => Object.fromEntries(formRow(one).map((cell, at) => [formColumns[at]!.head, cell]));

it('has its 59 columns, the first item in the 23rd, and a cell for each', () => {
  expect(formColumns).toHaveLength(59);
  expect(formColumns.map(({ head }) => head).indexOf('일자1 (2자리, 작성년월 제외)')).toBe(22);
  expect(new Set(formColumns.map(({ head }) => head)).size).toBe(59);
  expect(formRow(document)).toHaveLength(59);
  expect(formRow({ typeCode: '0102' })).toHaveLength(59);
});

it('says of a document what stands in it', () => {
  expect(told(document)).toMatchObject({
    '전자(세금)계산서 종류 (01:일반, 02:영세율)': '01',
    ...{ 작성일자: '20261120', '공급자 등록번호 ("-" 없이 입력)': '0028100024', '공급자 성명': '박견본' },
    ...{
      '공급받는자 등록번호 ("-" 없이 입력)': '0078100072',
      '공급받는자 상호': '누리',
      '공급받는자 이메일1': 'tax@demo.example',
    },
    ...{ 공급가액: '123456789', 세액: '12345678', 비고: 'INV-1', '영수(01), 청구(02)': '02' },
    ...{
      '일자1 (2자리, 작성년월 제외)': '18',
      품목1: '품목 1',
      규격1: '20L',
      수량1: '1.5',
      단가1: '666',
      공급가액1: '1000',
    },
    ...{ 품목2: '품목 2', 품목비고2: '비고', 품목3: '', 공급가액3: '' },
  });
  expect(told({ ...document, typeCode: '0102' })['전자(세금)계산서 종류 (01:일반, 02:영세율)']).toBe('02');
});

it('gathers what is more than four items in the fourth, to the won', () => {
  const items = Array.from({ length: 7 }, (_, at) =>
    item(at + 1, { supplyAmt: String(1000 + at), taxAmt: '100', qty: '1' }),
  );
  expect(told({ ...document, items })).toMatchObject({
    ...{
      품목3: '품목 3',
      공급가액3: '1002',
      품목4: '품목 4 외 3건',
      공급가액4: String(1003 + 1004 + 1005 + 1006),
      세액4: '400',
      수량4: '',
    },
  });
  expect(told({ ...document, items: items.slice(0, mostItems) })).toMatchObject({ 품목4: '품목 4', 수량4: '1' });
});

test.each<[string, Partial<TaxDocument>, string | undefined]>([
  ['a taxed one', {}, undefined],
  ['one at zero rate', { typeCode: '0102' }, undefined],
  ['an amended one', { typeCode: '0201' }, 'formKind'],
  ['one without tax', { typeCode: '0301' }, 'formKind'],
  ['a remark of 150', { remarks: ['가'.repeat(150)] }, undefined],
  ['a remark of 151', { remarks: ['가'.repeat(150), '나'] }, 'formRemark'],
])('%s', (_what, more, reason) => {
  expect(unfit({ ...document, ...more })).toBe(reason);
});

it('stands in the workbook from the seventh line on, numbers of businesses as text', async () => {
  const bytes = await formXlsx({ title: '일괄발급', linesAbove, columns: formColumns, rows: [formRow(document)] });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const page = book.worksheets[0]!;
  expect(page.getCell(6, 2).value).toBe('작성일자');
  expect([page.getCell(7, 2).value, page.getCell(7, 3).value, page.getCell(7, 20).value]).toEqual([
    '20261120',
    '0028100024',
    123456789,
  ]);
  expect(page.getCell(7, 59).value).toBe('02');
  expect(page.getCell(8, 1).value).toBeNull();
});
