import { describe, expect, it } from 'vitest';
import { figure } from '../../../../core/decimal.ts';
import { matchDeposits, type OpenBill } from './match.ts';
import { nameFits, nameKey } from './names.ts';

const hangang = { corpId: '1', corpNm: '(주)한강물류', ceoNm: '김민수' };
const dongbu = { corpId: '2', corpNm: 'Dongbu Cargo Co., Ltd.', ceoNm: '이서연' };
const bill = (id: string, left: string, dueDt: string, of = hangang): OpenBill => ({ id, left, dueDt, ...of });
const one = (amount: string, name: string, open: readonly OpenBill[]) => matchDeposits([{ amount, name }], open)[0];

describe('names of a bank', () => {
  it.each(['㈜한강물류', '한강 물류(주)', '주식회사 한강물류', '김민수', '한강물류 김민수'])('knows %s', (name) =>
    expect(nameFits(name, hangang)).toBe(true),
  );
  it.each(['한강물류센터', '한강', '(주)', '', '김민'])('does not take %s for it', (name) =>
    expect(nameFits(name, hangang)).toBe(false),
  );
  it('leaves case, width and English forms out', () => {
    expect(nameKey('ＤＯＮＧＢＵ CARGO')).toBe(nameKey(dongbu.corpNm));
    // Forms stand alone: the beginning of a word is none.
    expect(nameKey('Costar Inchon')).toBe('costarinchon');
  });
});

describe('deposits', () => {
  const july = bill('a', '110000', '2026-08-25');
  const august = bill('b', '220000', '2026-09-25');

  it('is sure of the one bill of that rest and name', () =>
    expect(one('110000', '한강물류', [july, august])).toEqual({
      ...{ match: 'SURE', why: 'EXACT' },
      parts: [{ billId: 'a', amount: '110000' }],
    }));
  it('doubts another name', () =>
    expect(one('110000', '박지훈', [july, august])).toMatchObject({ match: 'DOUBT', why: 'OTHER_NAME' }));
  it('proposes the oldest of two like bills of a company', () =>
    expect(one('110000', '한강물류', [bill('b', '110000', '2026-09-25'), july])).toEqual({
      ...{ match: 'DOUBT', why: 'SEVERAL' },
      parts: [{ billId: 'a', amount: '110000' }],
    }));
  it('guesses neither among companies of one representative nor among strangers', () => {
    const other = bill('b', '110000', '2026-09-25', { ...dongbu, ceoNm: '김민수' });
    for (const name of ['김민수', '박지훈'])
      expect(one('110000', name, [july, other])).toEqual({ match: 'DOUBT', why: 'SEVERAL', parts: [] });
  });
  it('pays two bills of one company by one deposit, and none of two companies', () => {
    expect(one('330000', '한강물류', [july, august])).toMatchObject({ why: 'TWO_BILLS', parts: [{}, {}] });
    expect(one('330000', '한강물류', [july, bill('b', '220000', '2026-09-25', dongbu)])).toMatchObject({
      ...{ match: 'NONE', why: 'AMOUNT', parts: [] },
    });
  });
  it('pays no two bills of companies that share a representative', () => {
    const other = bill('b', '220000', '2026-09-25', { ...dongbu, ceoNm: '김민수' });
    expect(one('330000', '김민수', [july, other])).toEqual({ match: 'DOUBT', why: 'SEVERAL', parts: [] });
  });
  it('pays a part of the oldest', () =>
    expect(one('50000', '한강물류', [august, july])).toEqual({
      ...{ match: 'DOUBT', why: 'PART' },
      parts: [{ billId: 'a', amount: '50000' }],
    }));
  it('finds nothing where neither fits, nor a bill that is paid', () => {
    expect(one('1', '박지훈', [july])).toEqual({ match: 'NONE', why: 'NO_BILL', parts: [] });
    expect(one('0', '한강물류', [bill('a', '0', '2026-08-25')])).toMatchObject({ match: 'NONE' });
  });
  it('keeps a bill for the deposit that is sure of it, wherever that stands', () =>
    expect(
      matchDeposits(
        ['박지훈', '한강물류'].map((name) => ({ amount: '110000', name })),
        [july],
      ).map(({ why }) => why),
    ).toEqual(['NO_BILL', 'EXACT']));
  it('takes nothing of a bill twice, and does not become sure because a neighbour was taken', () => {
    const twice = ['1', '2', '3'].map(() => ({ amount: '110000', name: '한강물류' }));
    const found = matchDeposits(twice, [july, bill('b', '110000', '2026-09-25')]);
    expect(found.map(({ match }) => match)).toEqual(['DOUBT', 'DOUBT', 'NONE']);
    expect(found.flatMap(({ parts }) => parts.map(({ billId }) => billId))).toEqual(['a', 'b']);
    expect(matchDeposits(twice, [july]).map(({ match }) => match)).toEqual(['SURE', 'NONE', 'NONE']);
  });
  it('never proposes more than is left, nor other than the deposit', () => {
    const open = [july, august, bill('c', '330000', '2026-10-25', dongbu), bill('d', '110000', '2026-10-25', dongbu)];
    const amounts = ['110000', '220000', '330000', '440000', '70000', '40000'];
    const deposits = ['한강물류', '김민수', 'dongbu cargo', '박지훈'].flatMap((name) =>
      amounts.map((amount) => ({ amount, name })),
    );
    for (const order of [deposits, deposits.toReversed()]) {
      const found = matchDeposits(order, open);
      for (const { id, left } of open) {
        const parts = found.flatMap((proposal) => proposal.parts).filter(({ billId }) => billId === id);
        const sum = parts.reduce((total, { amount }) => total.plus(figure(amount)), figure('0'));
        expect(sum.lte(figure(left))).toBe(true);
      }
      for (const [at, { parts }] of found.entries()) {
        const sum = parts.reduce((total, { amount }) => total.plus(figure(amount)), figure('0'));
        if (parts.length) expect(sum.eq(figure(order[at]?.amount ?? '0'))).toBe(true);
      }
    }
  });
});
