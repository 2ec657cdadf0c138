import { expect, test } from 'vitest';
import { transportErrors } from '../../../../i18n/ko/services/bonded/transportErrors.ts';
import { driverProblems, numberBrought } from './whoDrives.ts';

const known = [
  { nm: '권기사', phone: '01000000015' },
  { nm: '남궁운', phone: '01000000421' },
  { nm: '남궁운', phone: '01000000411' },
];

test.each([
  // No number yet, or the number of the driver before.
  ['권기사', null, '01000000015'],
  ['권 기사', '010-0000-0411', '01000000015'],
  ['남궁운', '01000000015', '01000000421'],
  ['권기사', '01099998888', '01000000015'],
  // It is one of theirs already.
  ['남궁운', '010-0000-0411', undefined],
  // Nobody knows the person.
  ['임시기사', '01000000015', undefined],
  ['임시기사', null, undefined],
])('%s instead of whoever is called at %s brings %s', (driverNm, driverPhone, brought) =>
  expect(numberBrought({ driverNm, driverPhone }, known)).toBe(brought),
);

test.each([
  ['권기사', '010-0000-0015', []],
  ['권기사', '01000000421', ['planPhoneOfOther 남궁운, 권기사']],
  ['임시기사', '01000000015', ['planPhoneOfOther 권기사, 임시기사']],
  ['권기사', '01099998888', ['planPhoneNotOwn 권기사']],
  ['임시기사', '01099998888', []],
  // What is not there is asked for by its field.
  ['권기사', null, []],
  [null, '01000000015', []],
])('%s with the number %s is asked about: %o', (driverNm, driverPhone, asked) => {
  const problems = driverProblems({ driverNm, driverPhone }, known);
  expect(problems.map(({ text, args }) => `${text} ${args?.join(', ')}`)).toEqual(asked);
  for (const { text, warn } of problems) {
    expect(warn).toBe(true);
    expect(transportErrors).toHaveProperty(text!);
  }
});
