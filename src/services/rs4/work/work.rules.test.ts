import { describe, expect, it } from 'vitest';
import type { Values } from '../../../core/field.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { needsPermit } from './permit.ts';
import { spentLast } from '../../../record/actions.ts';
import { work as workOrder } from './work.ts';
import { workRules } from './work.rules.ts';
import { likeLast, logEntryProblems, withDay } from './log.ts';

const row = (progRt: string, mh = 8): Values => ({ workDt: '2026-11-20', workerCnt: 2, mh, progRt });

describe('work', () => {
  it.each([
    [null, false],
    ['HIGH,LIFT', false],
    ['HOT', true],
    ['LIFT,ENCL', true],
  ])('of the kinds %s needs a permit: %s', (safetyCds, needs) => expect(needsPermit({ safetyCds })).toBe(needs));

  it('of a hundred per cent is completed next, before another log', () => {
    const actions: readonly ActionButton[] = workOrder.actions;
    const offers = actions.filter(({ from }) => from?.includes('ING')).map((action) => ({ action }));
    const next = (progRt: string) => spentLast(offers, { progRt })[0]!.action.name;
    expect([next('99.99'), next('100.00')]).toEqual(['log', 'done']);
  });

  it('is done by a team or a subcontractor', () => {
    expect(workRules.requiredWhen!({})).toEqual(['teamCd']);
    expect(workRules.requiredWhen!({ purcClntId: 5 })).toEqual([]);
    expect(workRules.requiredWhen!({ teamCd: 'HULL' })).toEqual([]);
  });

  it('adds up its log and its materials; what has ended is whole', () => {
    const matl = [
      { qty: '3', purcPrice: '1650' },
      { qty: null, purcPrice: '5' },
    ];
    const work = workRules.compute!({ stCd: 'ING', log: [row('10'), row('62.5', 54)], matl });
    expect(work).toMatchObject({ realMh: 62, progRt: '62.50', matl: [{ purcTot: '4950' }, { purcTot: '0' }] });
    expect(workRules.compute!({ stCd: 'DONE', log: [row('62.5')] })).toMatchObject({ progRt: '100.00' });
    expect(workRules.compute!({ stCd: 'PLAN' })).toMatchObject({ realMh: 0, progRt: '0.00' });
  });
});

describe('the log', () => {
  it('never tells of less than the row above', () => {
    const problems = workRules.check!({ log: [row('10'), row('9.99'), row('9.99')] });
    expect(problems).toEqual([
      { code: 'E_RANGE', grid: 'log', row: 1, field: 'progRt', text: 'progressBack', args: ['10'] },
    ]);
    expect(workRules.check!({ log: [row('10'), row('10'), row('100')] })).toEqual([]);
  });

  it('goes on from its last day', () => {
    const work = { log: [row('10'), { ...row('40', 24), workerCnt: 3 }] };
    expect(likeLast(work)).toEqual({ workerCnt: 3, mh: 24 });
    expect(likeLast({})).toEqual({ workerCnt: null, mh: null });
    expect(logEntryProblems(row('39'), work)).toMatchObject([{ code: 'E_RANGE', field: 'progRt' }]);
    expect(logEntryProblems(row('40'), work)).toEqual([]);
  });

  it('takes in a day that was forgotten between the others', () => {
    const day = (workDt: string, progRt: string) => ({ ...row(progRt), workDt });
    const log = [day('2026-11-18', '10'), day('2026-11-20', '40')];
    const forgotten = (progRt: string) => logEntryProblems(day('2026-11-19', progRt), { log });
    expect(forgotten('25')).toEqual([]);
    expect(forgotten('9')).toMatchObject([{ text: 'progressBack', args: ['10'] }]);
    expect(forgotten('41')).toMatchObject([{ text: 'progressAhead', args: ['2026-11-20', '40'] }]);
    const days = withDay(log, day('2026-11-19', '25')).map(({ workDt }) => workDt);
    expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    // Of one day the later one comes behind.
    expect(withDay(log, day('2026-11-18', '12'))[1]).toMatchObject({ progRt: '12' });
  });
});
