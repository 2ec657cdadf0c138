import { expect, test } from 'vitest';
import { transportErrors } from '../../../../i18n/ko/services/bonded/transportErrors.ts';
import { driverProblems, numberBrought } from './whoDrives.ts';

const known = [
  { nm: '권기사', phone: '01000000015', turn: 1 },
  { nm: '남궁운', phone: '01000000421', turn: 2 },
  { nm: '남궁운', phone: '01000000411', turn: 3 },
  // A vehicle bears an old number of 권기사; two people have one name.
  { nm: '권기사', phone: '01000000099', turn: 2 },
  { nm: '이동명', phone: '01000000031', turn: 1 },
  { nm: '이동명', phone: '01000000032', turn: 1 },
];

test.each([
  // No number yet, or the number of the driver before.
  ['권기사', null, '01000000015'],
  ['권 기사', '010-0000-0411', '01000000015'],
  ['남궁운', '01000000015', '01000000421'],
  ['권기사', '01099998888', '01000000015'],
  // A trip would not be found by what a vehicle says of one of the people.
  ['권기사', '01000000099', '01000000015'],
  // Which of the two it is nobody can tell.
  ['이동명', null, undefined],
  ['이동명', '01000000015', undefined],
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
  ['권기사', '01000000099', ['planPhoneNotOwn 권기사']],
  ['이동명', '01000000032', []],
  ['이동명', '01000000015', ['planPhoneOfOther 권기사, 이동명']],
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
