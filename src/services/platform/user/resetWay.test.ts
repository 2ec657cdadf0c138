import { expect, test } from 'vitest';
import type { Call } from '../../../database/behaviour.ts';
import { resetWay } from './resetWay.server.ts';

const person = { email: 'p@demo.example', phone: '010-0000-0001' };
const way = (of: Partial<typeof person>, production: boolean, sends: Call['sends']) =>
  resetWay({ email: null, phone: null, ...of }, { lang: 'ko', production, sends } as Call);

test('where mail leaves, its address is told; where none does, that none goes', () => {
  expect(way(person, true, ['MAIL'])).toBe('임시 비밀번호는 p@demo.example로 메일을 보내 알립니다.');
  expect(way(person, true, ['SMS'])).toMatch(/보내는 설정이 없어/);
  expect(way({ phone: person.phone }, true, ['MAIL', 'SMS'])).toContain('010-0000-0001');
  expect(way({}, true, ['MAIL', 'SMS'])).toMatch(/먼저 등록하세요/);
});

test('outside production it is shown here once, and mail is spoken of only where it leaves', () => {
  expect(way(person, false, [])).toBe(
    '이 환경에서는 메일이나 문자가 나가지 않습니다. 임시 비밀번호를 이 화면에 한 번만 표시합니다.',
  );
  expect(way(person, false, ['MAIL'])).toMatch(/p@demo\.example.*이 화면에도 한 번만/);
});
