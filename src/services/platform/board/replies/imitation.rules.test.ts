import { expect, test } from 'vitest';
import { imitationProblems } from './imitation.rules.ts';

test.each([
  '운영자',
  '운 영.자',
  '항로 운영자님',
  '항로',
  '항로 고객센터',
  '관리자',
  'Ｈａｎｇｒｏ',
  'Hangro 2',
  'Admin',
  'OPERATOR',
])('%s is taken for the operator', (name) =>
  expect(imitationProblems(name)).toMatchObject([{ code: 'E_PATTERN', field: 'writerNm' }]),
);

test.each(['', '갑판장', '선박관리자', '선박관리팀', '부두운영팀', '항로표지과', '담당', 'crane operator', 'Adminton'])(
  '%s is nobody of ours',
  (name) => expect(imitationProblems(name)).toEqual([]),
);
