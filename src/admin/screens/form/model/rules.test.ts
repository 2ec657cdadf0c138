import { describe, expect, it } from 'vitest';
import type { Values } from '../../../../core/field.ts';
import { computedChanges } from './rules.ts';
import { sample } from './sample.ts';

describe('computedChanges', () => {
  const first = { id: 1, nm: '가', price: '10', twice: '20' };
  const values = {
    docNm: 'x',
    tot: '10',
    lineList: [first, { uid: 'n1', nm: '나', price: '5' }, { id: 3, nm: '다', price: '99', _deleted: true }],
  };
  it('gives what follows from the values, without deleted rows', () => {
    const changes = computedChanges(sample, values);
    expect(changes.tot).toBe('15');
    expect(changes.lineList).toMatchObject([{ id: 1 }, { uid: 'n1', twice: '10' }, { id: 3, price: '99' }]);
  });
  it('leaves unchanged rows the same objects, and says nothing when nothing changes', () => {
    const changes = computedChanges(sample, values);
    expect((changes.lineList as unknown[])[0]).toBe(first);
    expect(computedChanges(sample, { ...values, ...changes })).toEqual({});
  });
  it('keeps what was typed and cannot be read, for the person to mend', () => {
    const rounding = {
      ...sample,
      rules: {
        compute: (record: Values) => ({
          ...record,
          docDt: null,
          line: (record.line as Values[]).map((row) => ({ ...row, price: '0', twice: '0' })),
        }),
        rowOpen: (_grid: string, row: Values) => row.nm !== '닫힘',
      },
    };
    for (const typed of ['1,55O,000', '2만', '12.345', '-']) {
      const lineList = [
        { id: 1, nm: '가', price: typed, twice: '20' },
        { id: 2, nm: '닫힘', price: typed },
        { id: 3, nm: '나', price: '7', twice: '14' },
      ];
      const changes = computedChanges(rounding, { docNm: 'x', docDt: '2026-13-40', lineList });
      expect(changes).toEqual({
        lineList: [
          { id: 1, nm: '가', price: typed, twice: '0' },
          { id: 2, nm: '닫힘', price: '0', twice: '0' },
          { id: 3, nm: '나', price: '0', twice: '0' },
        ],
      });
    }
  });
});
