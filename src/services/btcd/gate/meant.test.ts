import { expect, test } from 'vitest';
import { meantPlans } from './meant.ts';

// As a gate asks for them: the latest first.
const plans = [
  { planNo: 'DP-2611-0010', vhclNo: '부산99사1002', stCd: 'OUT' },
  { planNo: 'DP-2611-0009', vhclNo: '부산99사1002', stCd: 'ARRV' },
  { planNo: 'DP-2611-0008', vhclNo: '부산99사1001', stCd: 'ARRV' },
  { planNo: 'DP-2611-0007', vhclNo: '부산99사1003', stCd: 'CONF' },
  { planNo: 'DP-2611-0006', vhclNo: '부산99사1003', stCd: 'CONF' },
  { planNo: 'DP-2611-0001', vhclNo: '부산99사1001', stCd: 'CONF' },
  { planNo: 'DP-2610-1001', vhclNo: '부산99사1004', stCd: 'DIFF' },
];
const noes = (typed: string) => meantPlans(typed, plans).map(({ planNo }) => planNo);

test.each([
  ['the number of a plan, whatever its hyphens and case', 'dp26110009', ['DP-2611-0009']],
  ['the number of one that is over, read again', 'DP-2611-0007', ['DP-2611-0007']],
  ['the last four of a plan', '0010', ['DP-2611-0010']],
  ['the last four of a plate: each trip that is to come', ' 1002 ', ['DP-2611-0009', 'DP-2611-0010']],
  ['the last four of a plate and of a plan', '1001', ['DP-2610-1001', 'DP-2611-0008']],
  ['the end of a plate with its letter', '사1001', ['DP-2611-0008']],
  ['a whole plate: what is over stands aside', '부산 99사 1001', ['DP-2611-0008']],
  ['a plate of which all is over: its latest', '1003', ['DP-2611-0007']],
  ['fewer than four say nothing', '002', []],
  ['what is no end', '9900', []],
])('%s', (_what, typed, found) => expect(noes(typed)).toEqual(found));
