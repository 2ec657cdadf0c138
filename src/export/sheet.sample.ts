/** A sheet with one column of every kind, for the tests of its files. */
import type { Sheet } from '../core/files/sheet.ts';
import {
  code,
  date,
  dateTime,
  exchangeRate,
  foreign,
  integer,
  longText,
  qty,
  rate,
  ref,
  text,
  won,
  yn,
} from '../fields/index.ts';

const names: Readonly<Record<string, string>> = { 'QUOT_ST.SENT': '제출', 'YN.Y': '예', 'YN.N': '아니오' };

export const sampleSheet: Sheet = {
  title: '견적 목록',
  words: { sum: '합계' },
  context: { lang: 'ko', codeName: (group, key) => names[`${group}.${key}`] ?? key },
  columns: [
    { name: 'quotNo', label: '견적번호', field: text(20), width: 120 },
    { name: 'quotDt', label: '견적일자', field: date(), width: 92 },
    { name: 'sentDtm', label: '제출일시', field: dateTime(), width: 128 },
    { name: 'clntId', label: '거래처', field: ref('rs4/clnt'), width: 160 },
    { name: 'qty', label: '수량', field: qty(), width: 80 },
    { name: 'price', label: '단가', field: won(), width: 100 },
    { name: 'totFrgn', label: '외화금액', field: foreign(), width: 110 },
    { name: 'dctRt', label: '할인율', field: rate(), width: 70 },
    { name: 'excRt', label: '환율', field: exchangeRate(), width: 80 },
    { name: 'revNo', label: '차수', field: integer(), width: 60 },
    { name: 'stCd', label: '상태', field: code('QUOT_ST'), width: 90 },
    { name: 'useYn', label: '사용', field: yn(), width: 60 },
    { name: 'memo', label: '메모', field: longText({ leftOut: ['pdf'] }), width: 200 },
    { name: 'inner', label: '내부', field: text(10, { leftOut: ['excel', 'csv'] }), width: 60 },
    { name: 'secret', label: '비밀', field: text(10, { secret: true }), width: 60 },
  ],
  rows: [
    {
      ...{ quotNo: 'RQ-2611-0001', quotDt: '2026-11-20', sentDtm: '2026-11-20 09:30', clntId: 7, clntNm: '동해해운㈜' },
      ...{
        qty: '2450',
        price: '1466',
        totFrgn: '7210.88',
        dctRt: '3.50',
        excRt: '1385.40',
        revNo: 1,
        stCd: 'SENT',
        useYn: 'Y',
      },
      ...{ memo: '가, 나\n"다"', inner: '갑', secret: '숨김' },
    },
    {
      ...{ quotNo: '=1+1', quotDt: null, sentDtm: '2026-11-20 09:30:15', clntId: null, qty: '-1', price: '-100009' },
      ...{
        totFrgn: '1234567890123.45',
        dctRt: null,
        excRt: '',
        revNo: 0,
        stCd: 'GONE',
        useYn: 'N',
        memo: '@SUM(A1)',
        inner: '',
        secret: '',
      },
    },
    { quotNo: '-정비', memo: '+82 10-0000-0000' },
  ],
  sums: { price: '-98543', totFrgn: '1234567897334.33' },
};
