import { expect, it } from 'vitest';
import { clnt } from '../services/rs4/clnt/clnt.ts';
import { quot } from '../services/rs4/quot/quot.ts';
import { user } from '../services/platform/user/user.ts';
import { email, mobile, phone, regNo13, text } from '../fields/index.ts';
import { isPersonal, personalNames } from './personal.ts';

it('takes e-mail addresses, mobile and resident numbers for personal, whatever else only when it is told so', () => {
  expect([email(), mobile(), regNo13(), phone(), text(10)].map(isPersonal)).toEqual([true, true, true, false, false]);
  expect([email({ personal: false }), text(10, { personal: true })].map(isPersonal)).toEqual([false, true]);
});

it('finds them among the columns of a list and of a grid', () => {
  expect(
    personalNames(clnt, [
      'clntNm',
      'ceoNm',
      'telNo',
      'charger.telNo',
      'charger.mainYn',
      'nothing.telNo',
      'constructor',
    ]),
  ).toEqual(['ceoNm', 'charger.telNo']);
  expect(personalNames(quot, ['quotNo', 'clntId', 'chargerId', 'chargeUserId', 'createId'])).toEqual(['chargerId']);
  expect(personalNames(user, user.list)).toEqual(['userNm', 'loginId', 'phone']);
});
