import { describe, expect, it } from 'vitest';
import { headerFields } from '../../../../record/resource.ts';
import { resources } from '../../../../services/index.ts';
import { plainLayout, toggleColumn } from '../../../../ui/grid/layout.ts';
import { askedColumns, briefText, cellText, leadingColumn, listColumns } from './columns.ts';
import { sortAfter } from './gridColumns.ts';
import { choiceOf, layoutOf } from './layout.ts';
import { totalColumns } from '../totals.ts';

const resource = (prefix: string) => resources.find((one) => one.prefix === prefix)!;
const words = { codes: () => [], nameOf: ({ value }: { readonly value: string }) => value };
const columns = (prefix: string) => listColumns(resource(prefix), (name) => name, words);
const context = { lang: 'ko', codeName: (group: string, key: string) => `${group}.${key}` };

describe('listColumns', () => {
  it('begins with the declared list and offers every other field that can be shown, and the audit moments', () => {
    for (const one of resources) {
      const all = columns(one.prefix);
      const fields = headerFields(one);
      // What stands inside the cell of another column needs none of its own.
      const own = one.list.filter((name) => !one.list.includes(fields[name]?.within?.field ?? ''));
      expect(all.filter(({ usual }) => usual).map(({ name }) => name)).toEqual(own);
      expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['createDt', 'updateDt', 'remark']));
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    }
  });
  it('shows a revision beside its number and a currency beside its amount', () => {
    const told = (name: string, record: Record<string, unknown>) =>
      columns('rs4/quot')
        .find((one) => one.name === name)
        ?.beside?.(record, context);
    expect(told('quotNo', { quotNo: 'RQ-2611-0001', revNo: 1 })).toBe('r1');
    expect(told('quotAmountFrgn', { currCd: 'USD', quotAmountFrgn: '10.00' })).toBe('USD');
    expect(told('quotAmount', { quotAmount: '10' })).toBeUndefined();
    expect(columns('rs4/quot').find(({ name }) => name === 'revNo')?.usual).toBe(false);
  });
  it('leaves room for the days that are left beside a day that is waited for', () => {
    const width = (name: string) => columns('rs4/quot').find((one) => one.name === name)!.width;
    const [awaited, ...others] = columns('rs4/quot').filter(({ left }) => left);
    expect([awaited!.name, others]).toEqual(['validDt', []]);
    expect(awaited!.left!({ stCd: 'SENT', validDt: '2026-11-18' }, '2026-11-20')).toBe(-2);
    expect(awaited!.left!({ stCd: 'WON', validDt: '2026-11-18' }, '2026-11-20')).toBeUndefined();
    expect(width('validDt')).toBeGreaterThan(width('quotDt') + 25);
    const inEnglish = listColumns(resource('rs4/quot'), (name) => name, words, '99d late');
    expect(inEnglish.find(({ name }) => name === 'validDt')!.width).toBeGreaterThan(width('validDt') + 20);
  });
  it('leads to the record from what names it', () => {
    const leading = (prefix: string) =>
      leadingColumn(
        resource(prefix),
        columns(prefix).filter(({ usual }) => usual),
      );
    expect(leading('rs4/clnt')).toBe('clntCd');
    expect(leading('platform/system/board')).toBe('title');
    expect(leading('platform/system/demo')).toBe('corpNm');
    expect(leading('platform/taxInv')).toBe('taxInvNo');
    expect(leading('fw/excRate')).toBe('excDt');
    // Somebody has put the name away.
    expect(
      leadingColumn(
        resource('platform/system/board'),
        columns('platform/system/board').filter(({ name }) => name === 'boardCd'),
      ),
    ).toBe('boardCd');
  });
  it('never offers a secret', () => expect(columns('platform/user').map(({ name }) => name)).not.toContain('loginPw'));
  it('sorts references by their name, and counted columns not at all', () => {
    expect(columns('rs4/ship').find(({ name }) => name === 'ownerClntId')?.sortBy).toBe('ownerClntNm');
    expect(columns('fw/code').find(({ name }) => name === 'rowCnt')?.sortBy).toBeUndefined();
  });
  it('lets names give way where columns do not fit, but no number and nothing that is said to stay whole', () => {
    const givesWay = (prefix: string) =>
      columns(prefix).flatMap(({ name, least, width, usual }) =>
        usual && least !== undefined && least < width ? [name] : [],
      );
    expect(givesWay('rs4/inv')).toEqual(['clntId', 'shipId']);
    expect(givesWay('platform/bill')).toEqual([]);
    // The vessel is that of the order.
    expect(givesWay('rs4/purc')).toContain('shipNm');
  });
  it('pins the status', () =>
    expect(
      columns('platform/user')
        .filter(({ state }) => state)
        .map(({ name }) => name),
    ).toEqual(['stCd']));
  it('sums amounts, not unit prices', () => {
    expect(totalColumns(columns('rs4/stdinfo/item')).map(({ name }) => name)).not.toContain('price');
    expect(totalColumns(columns('rs4/clnt')).map(({ name }) => name)).toEqual(['creditAmt']);
  });
});

describe('cellText', () => {
  const ship = columns('rs4/ship');
  const text = (name: string, row: Record<string, unknown>) =>
    cellText(
      ship.find((one) => one.name === name)!,
      row,
      context,
    );
  it('shows names of references and codes, figures in groups, and nothing for nothing', () => {
    expect(text('ownerClntId', { ownerClntId: 3, ownerClntNm: '북극성데모해운(주)' })).toBe('북극성데모해운(주)');
    expect(text('shipTpCd', { shipTpCd: 'BULK' })).toBe('SHIP_TP.BULK');
    expect(text('gt', { gt: '43250.00' })).toBe('43,250.00');
    expect(text('gt', { gt: null })).toBe('');
    expect(text('createDt', { createDt: '2026-11-20 09:00:12' })).toBe('2026-11-20 09:00');
  });
});

describe('briefText', () => {
  const quot = columns('rs4/quot');
  const text = (name: string, row: Record<string, unknown>) =>
    briefText(
      quot.find((one) => one.name === name)!,
      row,
      context,
    );
  it('says the currency of a foreign amount and the revision of a number', () => {
    expect(text('quotAmountFrgn', { quotAmountFrgn: '10995.35', currCd: 'USD' })).toBe('USD 10,995.35');
    expect(text('quotNo', { quotNo: 'RQ-2611-0001', revNo: 2 })).toBe('RQ-2611-0001 r2');
  });
  it('leaves out amounts of zero', () => {
    expect(text('quotAmountFrgn', { quotAmountFrgn: '0.00', currCd: 'KRW' })).toBe('');
    expect(text('quotAmount', { quotAmount: '0' })).toBe('');
    expect(text('quotAmount', { quotAmount: '1466000' })).toBe('1,466,000');
  });
});

describe('askedColumns', () => {
  it('asks for more only when more is shown', () => {
    expect(askedColumns(resource('rs4/clnt'), ['clntCd', 'createDt'])).toBeUndefined();
    expect(askedColumns(resource('rs4/clnt'), ['clntCd', 'ceoNm'])).toEqual([...resource('rs4/clnt').list, 'ceoNm']);
  });
  it('asks for what stands beside a figure along with it', () => {
    const asked = askedColumns(resource('shipwork/impDecl'), ['payAmtFrgn']);
    expect(asked?.slice(-2)).toEqual(['payAmtFrgn', 'currCd']);
    // What lists show of themselves comes whole.
    for (const one of resources) expect(askedColumns(one, one.list), one.prefix).toBeUndefined();
  });
});

describe('column choice', () => {
  const all = columns('rs4/clnt');
  const names = all.map(({ name }) => name);
  it('shows the declared columns until a person chooses', () =>
    expect(choiceOf(names, layoutOf(all, undefined)).columns).toEqual(resource('rs4/clnt').list));
  it('keeps what was shown, hidden and widened', () => {
    const first = toggleColumn(layoutOf(all, undefined), 'clntCd');
    const choice = choiceOf(names, { ...toggleColumn(first, 'ceoNm'), widths: { clntNm: 222 } });
    expect(choice.columns).not.toContain('clntCd');
    expect(choice.columns).toContain('ceoNm');
    expect(choiceOf(names, layoutOf(all, choice))).toEqual(choice);
  });
  it('never hides the last column', () =>
    expect(choiceOf(names, { ...plainLayout, hidden: names }).columns).toHaveLength(1));
});

describe('the head by which a list is in order', () => {
  const newest = { field: 'quotDt', direction: 'desc' } as const;
  const oldest = { field: 'quotDt', direction: 'asc' } as const;
  it('turns it round where off would change nothing', () => {
    expect(sortAfter([], [], newest)).toEqual([oldest]);
    expect(sortAfter([], [newest], newest)).toEqual([oldest]);
  });
  it('leaves what else was asked for, and off of another order', () => {
    expect(sortAfter([oldest], [], newest)).toEqual([oldest]);
    expect(sortAfter([], [{ field: 'quotNo', direction: 'desc' }], newest)).toEqual([]);
    expect(sortAfter([], [newest, oldest], newest)).toEqual([]);
    expect(sortAfter([], [], undefined)).toEqual([]);
  });
});
