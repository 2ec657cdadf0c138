import { describe, expect, it } from 'vitest';
import type { Values } from '../../../../core/field.ts';
import { permit } from '../../../../../tests/messages/permit.ts';
import { answeredProblems, answeredWords, awaitsAnswer, withAnswered } from './answered.ts';

const errors = [
  { code: 'C101', text: '선명이 없습니다.', field: 'shipNm', was: '시험호' },
  { code: 'C205', text: '수량이 많습니다.', grid: 'item', field: 'qty', rowId: 8, was: '5' },
  { code: 'C900', text: '서류를 확인하세요.' },
];
const record = (more: Values = {}): Values => ({
  stCd: 'DRAFT',
  shipNm: '시험호',
  itemList: [
    { id: 7, qty: '3' },
    { id: 8, qty: '5' },
  ],
  msgList: [
    { sortNo: 1, msgTpCd: 'SEND' },
    { sortNo: 2, msgTpCd: 'REPLY', resultCd: 'REJECT', msgErrors: errors },
  ],
  ...more,
});
const places = (values: Values) => answeredProblems(permit, values).map(({ at, message }) => [at, message]);

describe('errors of an answer', () => {
  it('stand at field and cell until the value there is another one', () => {
    expect(places(record())).toEqual([
      ['shipNm', '선명이 없습니다. (C101)'],
      ['item/8/qty', '수량이 많습니다. (C205)'],
    ]);
    const mended = record({ shipNm: '새 시험호' });
    expect(places(mended).map(([at]) => at)).toEqual(['item/8/qty']);
    // The number that it was told under stays.
    expect(answeredProblems(permit, mended)).toMatchObject([{ no: 2 }]);
    expect(places(record({ itemList: [{ id: 8, qty: '4' }] })).map(([at]) => at)).toEqual(['shipNm']);
    expect(places(record({ itemList: [{ id: 8, qty: '5', _deleted: true }] })).map(([at]) => at)).toEqual(['shipNm']);
  });

  it('are gone with the next message, and leave a place to what the form finds itself', () => {
    const again = [...(record()['msgList'] as Values[]), { sortNo: 3, msgTpCd: 'SEND' }];
    expect(places(record({ msgList: again }))).toEqual([]);
    const own = [{ at: 'shipNm', message: '입력하세요' }];
    expect(withAnswered(own, answeredProblems(permit, record())).map(({ at }) => at)).toEqual(['shipNm', 'item/8/qty']);
  });
});

describe('what has no place', () => {
  const said = (msgErrors: readonly object[], more: Values = {}) =>
    answeredWords(
      permit,
      record({ msgList: [{ sortNo: 2, msgTpCd: 'REPLY', resultCd: 'REJECT', msgErrors, ...more }] }),
    );
  it('is told in words, with the row that it is about, until the next message', () => {
    const row = { code: 'C310', text: '품명을 확인하세요.', grid: 'item', rowId: 8 };
    const msgTxt =
      '서류 누락 / C101 선명이 없습니다. / C205 수량이 많습니다. / C900 서류를 확인하세요. / C310 품명을 확인하세요.';
    expect(said([...errors, row], { msgTxt, sendDtm: '2026-11-20 14:12' })).toEqual({
      resultCd: 'REJECT',
      at: '2026-11-20 14:12',
      text: '서류 누락',
      errors: [
        { message: '서류를 확인하세요. (C900)' },
        { grid: 'item', row: expect.anything(), message: '품명을 확인하세요. (C310)' },
      ],
    });
    expect(said([{ ...row, rowId: 9 }])).toMatchObject({ text: undefined, errors: [] });
    const again = [...(record()['msgList'] as Values[]), { sortNo: 3, msgTpCd: 'SEND' }];
    expect(answeredWords(permit, record({ msgList: again }))).toBeUndefined();
  });
  it('is the reason alone where nothing else was said, and nothing where it was accepted', () => {
    expect(said([], { msgTxt: '서류 누락' })).toEqual({ resultCd: 'REJECT', at: '', text: '서류 누락', errors: [] });
    expect(said([], { msgTxt: '접수되었습니다.', resultCd: 'ACCEPT' })).toBeUndefined();
    const placed = said(errors.slice(0, 2), { msgTxt: 'C101 선명이 없습니다. / C205 수량이 많습니다.' });
    expect(placed).toEqual({ resultCd: 'REJECT', at: '', text: undefined, errors: [] });
  });
});

it('awaits an answer from sending until it is there', () => {
  const sent = { stCd: 'SENT', msgList: [{ sortNo: 1, msgTpCd: 'SEND' }] };
  expect([awaitsAnswer(permit, sent), awaitsAnswer(permit, record({ stCd: 'ACCEPT' }))]).toEqual([true, false]);
  expect(awaitsAnswer(permit, { ...sent, stCd: 'DRAFT' })).toBe(false);
});
