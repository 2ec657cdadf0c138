import { expect, test } from 'vitest';
import { actionOf, actionStart, judgeActionInput } from '../../../record/actions.ts';
import { quotedDays, wonDays } from './workDays.ts';
import { quot } from './quot.ts';

const today = '2026-11-20';
const asked = (record: Parameters<typeof quotedDays>[0]) =>
  actionStart(quot, actionOf(quot, 'win')!, record, { today, userId: 1, corpId: 2 });

test('the days that a won quotation is asked with are those of its work, else of its stay in port', () => {
  const stay = { etaDt: '2026-12-01', etdDt: '2026-12-09' };
  expect(asked({ ...stay, workFromDt: '2026-12-02', workToDt: '2026-12-05' })).toMatchObject({
    workFromDt: '2026-12-02',
    workToDt: '2026-12-05',
  });
  expect(asked(stay)).toMatchObject({ workFromDt: '2026-12-01', workToDt: '2026-12-09' });
});

test('an end that nobody knows stays empty, whatever the start', () => {
  expect(asked({})).toMatchObject({ workFromDt: today, workToDt: null });
  expect(asked({ workFromDt: '2026-12-02' })).toMatchObject({ workFromDt: '2026-12-02', workToDt: null });
  // A stay that ends before the work begins tells nothing of its end.
  expect(asked({ workFromDt: '2026-12-12', etdDt: '2026-12-09' })).toMatchObject({ workToDt: null });
});

test('whoever is asked says both days; a call that does not name them may', () => {
  const judged = (sent: Parameters<typeof judgeActionInput>[1]) => {
    const { required, problems } = judgeActionInput(actionOf(quot, 'win')!, sent, {});
    return [required, problems.map(({ code, field }) => `${code} ${field}`)];
  };
  expect(judged({ orderDt: today, workFromDt: today, workToDt: null })).toEqual([
    ['orderDt', 'workFromDt', 'workToDt'],
    ['E_REQUIRED workToDt'],
  ]);
  expect(judged({ orderDt: today, workFromDt: today, workToDt: '2026-12-05' })[1]).toEqual([]);
  expect(judged({ orderDt: today })).toEqual([['orderDt'], []]);
});

test('a call that says no end has an order all the same, of one day', () => {
  expect(wonDays({}, {}, today)).toEqual({ workFromDt: today, workToDt: today });
});
