// @vitest-environment jsdom
/** The paper of a tax invoice: both halves say the same, each in its colour, and nothing of it is lost. */
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { translate } from '../../../../i18n/server.ts';
import { PageSheet } from '../../../admin/export/PageSheet.tsx';
import type { PagePart } from '../../../core/page.ts';
import { taxInvPrint, type TaxInvSources } from './print.ts';

const line = (n: number) => ({
  ...{ id: n, purchDt: '2026-11-18', itemNm: `품목 ${n}`, spec: n % 2 ? '20 L' : null, qty: '10', unitPrice: '10000' },
  ...{ supplyAmt: '100000', taxAmt: '10000', lineCnt: 1, remark: null },
});
const sourcesOf = (count: number, more: object = {}): TaxInvSources =>
  ({
    doc: {
      ...{ taxInvNo: 'TX-2611-0001', ntsConfirmNo: '202611184100000000000001', writeDt: '2026-11-18', vatCd: 'TAX10' },
      ...{ invTpCd: 'NORMAL', purposeCd: 'BILL', stCd: 'DONE', modifyCd: null, zeroReasonCd: null, remark: '수리비' },
      ...{
        invrRegNo: '0028100024',
        invrNm: '한바다데모선박수리(주)',
        invrCeoNm: '박견본',
        issueDtm: '2026-11-20 09:00',
      },
      ...{ invrAddr: '부산광역시 영도구 데모로 12', invrBizTp: '제조업', invrBizItem: '선박수리' },
      ...{ inveRegNo: '0078100072', inveNm: '누리데모해운(주)', inveCeoNm: '전가상', inveEmail: 'tax@demo.example' },
      ...{ inveAddr: '부산광역시 중구 견본로 7', inveBizTp: '운수업', inveBizItem: '외항화물' },
      ...{ supplyAmt: String(count * 100000), taxAmt: String(count * 10000), sumAmount: String(count * 110000) },
      ...more,
    },
    lines: Array.from({ length: count }, (_, at) => line(at + 1)),
    originalNo: '202610314100000000000001',
    codeName: (_group: string, key: string) => key,
    t: (key: string, args?: Readonly<Record<string, string | number>>) =>
      translate('ko', `print.forms.taxInv.${key}`, args),
  }) as unknown as TaxInvSources;

const textsOf = (part: PagePart): string[] =>
  part.kind === 'boxes'
    ? part.fields.map(({ label, value }) => `${label}=${value}`)
    : part.kind === 'table'
      ? part.table.rows.map(({ cells }) => cells.map(({ text }) => text).join('|'))
      : [];

it('has a red half for the supplier and the same in blue for the buyer', () => {
  const { title, parts = [] } = taxInvPrint(sourcesOf(2));
  expect(title).toBe('전자세금계산서');
  const halves = (['red', 'blue'] as const).map((tone) => parts.filter((part) => part.tone === tone));
  expect(halves.map(([first]) => first!.title)).toEqual([
    '전자세금계산서 (공급자 보관용)',
    '전자세금계산서 (공급받는자 보관용)',
  ]);
  expect(halves[0]!.flatMap(textsOf)).toEqual(halves[1]!.flatMap(textsOf));
  const all = halves[0]!.flatMap(textsOf);
  for (const said of ['공급자 등록번호=002-81-00024', '공급받는자 등록번호=007-81-00072', '작성일자=2026-11-18'])
    expect(all).toContain(said);
  for (const said of ['공급가액=200,000', '세액=20,000', '합계금액=220,000', '외상미수금=', '이 금액을=청구함'])
    expect(all).toContain(said);
  for (const said of ['현금=', '수표=', '어음=', '비고=수리비']) expect(all).toContain(said);
  expect(all).toContain('11/18|품목 1|20 L|10|10,000|100,000|10,000');
  expect(halves[0]![0]!.beside).toContain('20261118-41000000-00000001');
});

it('calls the parties on paper as the statutory form does, and in short words on the screen', () => {
  const [head] = taxInvPrint(sourcesOf(1)).parts!;
  const named = (head as Extract<PagePart, { kind: 'boxes' }>).fields.filter(({ short }) => short);
  expect(named.map(({ label, short }) => `${label}/${short}`)).toEqual([
    ...['상호(법인명)/상호', '성명(대표자)/성명', '상호(법인명)/상호', '성명(대표자)/성명'],
  ]);
  render(createElement(PageSheet, { page: taxInvPrint(sourcesOf(1)) }));
  expect(screen.getAllByText('상호', { selector: 'dt' })).toHaveLength(4);
  expect(screen.queryByText('상호(법인명)')).toBeNull();
});

it('gathers in a half what it has no room for, and lists all behind', () => {
  const { parts = [] } = taxInvPrint(sourcesOf(7));
  const [red] = parts.filter((part) => part.tone === 'red' && part.kind === 'table').map(textsOf);
  expect(red).toHaveLength(4);
  expect(red!.at(-1)).toBe('11/18|품목 4 외 3건 (별지)|||| 400,000|40,000'.replace('| ', '|'));
  const last = parts.at(-1)!;
  expect([last.newPage, textsOf(last).length]).toEqual([true, 7]);
});

it('shows fewer rows where names wrap, so that both halves stand on one sheet, and lists all behind', () => {
  const long = '보세운송료 부산신항에서 감천항 보세창고까지 왕복';
  const of = (count: number) => {
    const sources = sourcesOf(count);
    return { ...sources, lines: sources.lines.map((each) => ({ ...each, itemNm: long })) } as TaxInvSources;
  };
  const redOf = (count: number) => {
    const { parts = [] } = taxInvPrint(of(count));
    const red = parts.filter((part) => part.tone === 'red' && part.kind === 'table').flatMap(textsOf);
    return [red.length, red.at(-1)!.includes('외'), parts.at(-1)!.newPage === true];
  };
  expect([3, 4, 12].map(redOf)).toEqual([
    [3, false, false],
    [3, true, true],
    [3, true, true],
  ]);
});

it('says what it amends, and that no tax is due', () => {
  const amended = taxInvPrint(sourcesOf(1, { invTpCd: 'MODIFY', modifyCd: '04', remark: '당초 작성일 2026-10-31' }));
  expect(amended.title).toBe('수정전자세금계산서');
  const all = amended.parts!.flatMap(textsOf);
  for (const said of ['수정사유=04', '당초 승인번호=20261031-41000000-00000001', '비고=당초 작성일 2026-10-31'])
    expect(all).toContain(said);
  const free = taxInvPrint(sourcesOf(1, { vatCd: 'FREE' }));
  expect([free.title, free.parts!.flatMap(textsOf).includes('세액=면세')]).toEqual(['전자계산서', true]);
  const zero = taxInvPrint(sourcesOf(1, { vatCd: 'ZERO', zeroReasonCd: 'SHIP' })).parts!.flatMap(textsOf);
  expect(zero).toContain('세액=영세율');
  expect(taxInvPrint(sourcesOf(1, { stCd: 'CANCEL' })).title).toBe('전자세금계산서 (발행취소)');
});
