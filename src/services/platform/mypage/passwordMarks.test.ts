import { expect, test } from 'vitest';
import { newPasswordProblems } from '../user/newPassword.ts';
import { heldMarks, passwordMarks } from './passwordMarks.ts';

const owner = { loginId: 'purc2@demo.example', corpNm: '한바다데모선박수리(주)', corpNmEn: 'Hanbada Demo Shiprepair' };
const lacking = (newPw: string, oldPw = 'Hangro!2611') => {
  const held = heldMarks(newPw, oldPw, owner);
  return passwordMarks.filter((mark) => !held.has(mark));
};

test.each([
  ['Harbour!77', []],
  ['Ab!4567', ['length']],
  ['Abcdefgh!123456789012', ['length']],
  ['Harbours!!', ['digit']],
  ['12345678!9', ['letter']],
  ['Harbour777', ['special']],
  ['Harbour! 77', ['special']],
  ['Password1!', ['uncommon']],
  ['Purc2!harbour', ['personal']],
  ['Hangro!2611', ['new']],
])('%s lacks %j', (newPw, wanted) => expect(lacking(newPw)).toEqual(wanted));

test('nothing holds before anything is typed', () => expect(lacking('')).toEqual([...passwordMarks]));

test('all marks but the last are what the server demands', () => {
  for (const tried of [
    'Harbour!77',
    'Ab!4567',
    'Harbour777',
    'Harbour! 77',
    'Password1!',
    '한바다데모선박수리a1!',
    'ⓐ1234567!x',
    '12345678!9',
  ]) {
    const refused = newPasswordProblems(tried, tried, owner).length > 0;
    expect(
      lacking(tried).some((mark) => mark !== 'new'),
      tried,
    ).toBe(refused);
  }
});
