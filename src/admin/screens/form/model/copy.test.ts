import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../../core/resource.ts';
import { date, files, rows, taxPayerNo, text } from '../../../../fields/index.ts';
import { copyOf } from './copy.ts';
import { sample } from './sample.ts';

const source = {
  id: 5,
  version: 3,
  docNo: 'D-2026-0001',
  docNm: '본디',
  regNo: '123',
  docDt: '2026-01-01',
  clntId: 9,
  clntNm: '한바다',
  tot: '30',
  stCd: 'DONE',
  remark: '메모',
  updateDt: '2026-01-02 00:00:00',
  lineList: [
    { id: 2, sortNo: 2, nm: '둘', price: '20', twice: '40' },
    { id: 1, sortNo: 1, nm: '하나', price: '10', twice: '20' },
  ],
};
const fresh = { docNo: null, docDt: '2026-11-20', stCd: 'DRAFT', tot: null, lineList: [] };

describe('copyOf', () => {
  const copy = copyOf(sample, source, fresh);
  it('takes what a person wrote', () =>
    expect(copy).toMatchObject({ docNm: '본디', clntId: 9, clntNm: '한바다', remark: '메모' }));
  it('starts afresh with number, status, day, sums, and what may exist only once', () =>
    expect(copy).toMatchObject({ docNo: null, stCd: 'DRAFT', docDt: '2026-11-20', tot: null }));
  it('begins in the state in which the server begins a copy, where that is another one', () => {
    const state = { field: 'stCd', open: ['INQ', 'DRAFT'], copied: 'DRAFT' };
    expect(copyOf({ ...sample, state }, source, { ...fresh, stCd: 'INQ' }).stCd).toBe('DRAFT');
  });
  it('has no id, version, audit columns or unique values', () => {
    for (const name of ['id', 'version', 'updateDt', 'regNo']) expect(copy[name] ?? null).toBeNull();
  });
  it('leaves the English name of what may exist only once behind as well', () => {
    const named = { ...sample, fields: { ...sample.fields, regNoEn: text(20) } };
    expect(copyOf(named, { ...source, regNoEn: 'Sales' }, fresh).regNoEn ?? null).toBeNull();
  });
  it('brings rows along in the order of their number, without ids', () => {
    const lines = copy.lineList as Record<string, unknown>[];
    expect(lines.map(({ nm, sortNo, price, twice, id }) => [nm, sortNo, price, twice, id])).toEqual([
      ['하나', 1, '10', undefined, undefined],
      ['둘', 2, '20', undefined, undefined],
    ]);
    expect(new Set(lines.map((row) => row.uid)).size).toBe(2);
  });
  it('leaves behind what one side answers to the other', () => {
    const quoted = { heldBack: { buyer: { in: ['REQ'], until: 'docDt' } } } as const;
    const line = rows({ nm: text(50, { default: '기본', ...quoted }), price: text(9, quoted) });
    const answered = { ...sample, fields: { ...sample.fields, remark: text(50, quoted), line } };
    const one = copyOf(answered, source, fresh);
    expect(one.remark ?? null).toBeNull();
    expect((one.lineList as Record<string, unknown>[]).map(({ nm, price }) => [nm, price])).toEqual([
      ['기본', null],
      ['기본', null],
    ]);
  });
  it('takes no day along from a document that goes through statuses', () => {
    const dated = { ...sample, fields: { ...sample.fields, endDt: date() } };
    const ended = { ...source, endDt: '2026-02-01' };
    expect(copyOf(dated, ended, fresh).endDt).toBe('2026-02-01');
    const stated = { ...dated, state: { field: 'stCd', open: ['DRAFT'] } };
    expect(copyOf(stated, ended, fresh).endDt ?? null).toBeNull();
  });
});

describe('copyOf files', () => {
  const respFileList = ['DOC', 'IMG', 'PDF', 'SIGN', 'SIGN_OLD'].map((refTypeCd, index) => ({
    ...{ fileDetailId: index, refTableNm: 'SAMPLE', refTypeCd, refId: 5 },
  }));
  const kindsOf = (resource: Partial<Resource>) => {
    const fields = { ...sample.fields, files: files(['DOC', 'IMG', 'PDF', 'SIGN', 'SIGN_OLD']) };
    const whole = { ...sample, table: 'SAMPLE', fields, ...resource };
    const list = copyOf(whole, { ...source, respFileList }, fresh).respFileList as { refTypeCd: string }[];
    return list.map(({ refTypeCd }) => refTypeCd);
  };
  it('takes what was brought in, never a signature that was set aside', () =>
    expect(kindsOf({})).toEqual(['DOC', 'IMG', 'PDF', 'SIGN']));
  it('leaves what a state waited for, and the paper that was kept, with the other record', () => {
    const state = { field: 'stCd', open: ['DRAFT'], awaits: { DLV: 'SIGN' } };
    expect(kindsOf({ state })).toEqual(['DOC', 'IMG', 'PDF']);
    expect(kindsOf({ state, actions: [{ name: 'send', keepsPaper: true }] })).toEqual(['DOC', 'IMG']);
  });
});

describe('copyOf rows below others', () => {
  const nested = { ...sample, fields: { ...sample.fields, part: rows({ nm: text(5) }, { below: 'line' }) } };
  const partList = [
    { id: 8, sortNo: 1, nm: '둘의', lineRow: 2 },
    { id: 9, sortNo: 2, nm: '하나의', lineRow: 1 },
  ];
  it('belong to the copies of the rows above, by client id', () => {
    const copy = copyOf(nested, { ...source, partList }, fresh);
    const [one, two] = copy.lineList as Record<string, unknown>[];
    expect(copy.partList).toMatchObject([
      { nm: '둘의', lineRow: null, lineRowUid: two!.uid },
      { nm: '하나의', lineRow: null, lineRowUid: one!.uid },
    ]);
  });
});

describe('copyOf of a sealed number', () => {
  const sealed = { ...sample, fields: { ...sample.fields, payerNo: taxPayerNo({ sealed: true }) } };
  it.each([
    ['9913321******', null],
    ['1248100998', '1248100998'],
  ])('%s becomes %s', (payerNo, copied) =>
    expect(copyOf(sealed, { ...source, payerNo }, fresh)['payerNo']).toBe(copied),
  );
});
