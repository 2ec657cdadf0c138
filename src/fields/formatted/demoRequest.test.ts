/** The seven checks of a demo request, in their order (2-portal 5). */
import { expect, test } from 'vitest';
import { demoProblem, noDemoRequest } from './demoRequest.ts';
import type { DemoRequest } from './demoRequest.ts';

const good: DemoRequest = {
  corpNm: '한바다데모선박수리(주)',
  reqUserNm: '박견본',
  reqPhone: '010-0000-0001',
  reqEmail: 'someone@demo.example',
  isAgree: true,
};

test('what is missing is named first, from the top, then what is wrong', () => {
  const order: (string | undefined)[] = [];
  const item: DemoRequest = { ...noDemoRequest, corpNm: '  ' };
  for (const next of [
    { corpNm: '가' },
    { reqUserNm: '나' },
    { reqPhone: '12' },
    { reqEmail: 'x' },
    { isAgree: true },
    { reqPhone: '02-123-4567' },
    { reqEmail: 'a@b.kr' },
  ]) {
    order.push(demoProblem(item)?.key);
    Object.assign(item, next);
  }
  expect(order).toEqual(['corpNm', 'reqUserNm', 'reqPhone', 'reqEmail', 'isAgree', 'phoneShape', 'emailShape']);
  expect(demoProblem(item)).toBeUndefined();
});

test.each([
  '01012345678',
  '011-123-4567',
  '02-1234-5678',
  '021234567',
  '051-000-0001',
  '070-1234-5678',
  '010-0000-0001',
])('takes %s as a mobile or landline number', (reqPhone) => expect(demoProblem({ ...good, reqPhone })).toBeUndefined());
test.each(['012-1234-5678', '1588-0000', '010-1234', '+82 51 000 0001', '051 000 0001', '02-123-456', '0511234567890'])(
  'refuses %s',
  (reqPhone) =>
    expect(demoProblem({ ...good, reqPhone })).toEqual(
      expect.objectContaining({ field: 'reqPhone', key: 'phoneShape' }),
    ),
);
test.each(['someone', 'a@b', 'a b@c.kr', 'a@b..kr', '@b.kr'])('refuses the address %s', (reqEmail) =>
  expect(demoProblem({ ...good, reqEmail })?.key).toBe('emailShape'),
);
test('an address may be longer than those of our own fields', () => {
  expect(
    demoProblem({ ...good, reqEmail: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.kr` }),
  ).toBeUndefined();
});
