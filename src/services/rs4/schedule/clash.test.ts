import { describe, expect, it } from 'vitest';
import { berthClash, berthWarnings, teamClash } from './clash.ts';
import type { Stay, Wanted } from './clash.ts';

const stay = (over: Partial<Stay> = {}): Stay => ({
  ...{ id: 1, no: 'RO-1', fromDt: '2026-11-23', toDt: '2026-12-01', shipId: 7, shipNm: '한빛누리' },
  ...over,
});
const wanted = (over: Wanted = {}): Wanted => ({ fromDt: '2026-12-01', toDt: '2026-12-05', shipId: 8, ...over });

describe('a berth that another ship has', () => {
  it.each<[string, Wanted, Partial<Stay>, boolean]>([
    ['on its last day', {}, {}, true],
    ['on its first day', { fromDt: '2026-11-20', toDt: '2026-11-23' }, {}, true],
    ['the day after it leaves', { fromDt: '2026-12-02' }, {}, false],
    ['the day before it comes', { fromDt: '2026-11-20', toDt: '2026-11-22' }, {}, false],
    ['while only the first day is known', { toDt: null }, {}, false],
    ['by itself', { own: 1 }, {}, false],
    ['by another order of the same ship', { shipId: 7 }, {}, false],
    ['at another port', { portCd: 'KRUSN' }, { portCd: 'KRPUS' }, false],
    ['where one names no port', { portCd: 'KRPUS' }, { portCd: null }, true],
  ])('%s', (_, more, other, clashes) => {
    expect(berthClash(wanted(more), [stay(other)]) !== undefined).toBe(clashes);
  });

  it('is told with number, ship and days of whoever comes first', () => {
    const later = stay({ id: 2, no: 'RO-2', fromDt: '2026-12-03', toDt: '2026-12-04' });
    expect(berthWarnings(wanted(), [later, stay()])).toEqual([
      {
        ...{ code: 'E_RANGE', field: 'berthCd', text: 'berthTaken', warn: true },
        args: ['RO-1 한빛누리', '2026-11-23', '2026-12-01'],
      },
    ]);
  });
});

it('a team does several works of one ship side by side, and those of two ships only one after the other', () => {
  expect(teamClash(wanted({ shipId: 7 }), [stay()])).toBeUndefined();
  expect(teamClash(wanted(), [stay()])).toMatchObject({ no: 'RO-1' });
});
