import { expect, test } from 'vitest';
import { isAsPlanned } from '../plan/steps.ts';
import { lettersApart, type Run } from './letters.ts';

const told = (runs: readonly Run[]) => runs.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

test.each([
  ['부산99사1001', '부산99사1007', '부산99사100[1]', '부산99사100[7]'],
  ['부산99사1001', '부산98바1001', '부산9[9사]1001', '부산9[8바]1001'],
  ['부산99사1001', '부산88사1007', '부산[99]사100[1]', '부산[88]사100[7]'],
  ['부산99사1001', '부산 99-사 1001', '부산99사1001', '부산 99-사 1001'],
  ['DS260001', 'ds260002', 'DS26000[1]', 'ds26000[2]'],
  ['DS-260001', 'DS26001', 'DS-2600[0]1', 'DS2600[]1'],
  ['DS260001', 'DS2600010', 'DS260001[]', 'DS260001[0]'],
  ['DS260001', '', '[DS260001]', '[]'],
  ['DS260001', '12', '[DS260001]', '[12]'],
  [null, 'X1', '[]', '[X1]'],
])('%s planned, %s read', (planned, read, ofPlan, ofRead) => {
  const [one, other] = lettersApart(planned, read);
  expect([told(one), told(other)]).toEqual([ofPlan, ofRead]);
  // What is written is told whole, and marked when and only when the gate refuses it.
  expect([one, other].map((runs) => runs.map(({ text }) => text).join(''))).toEqual([planned ?? '', read]);
  expect([...one, ...other].some(({ differs }) => differs)).toBe(
    !isAsPlanned('sealNo', { sealNo: read }, { sealNo: planned }),
  );
});
