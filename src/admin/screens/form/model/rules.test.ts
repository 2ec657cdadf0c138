import { describe, expect, it } from 'vitest';
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
});
