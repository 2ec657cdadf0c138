/** Join wizard: validation of step 2 and 3 (2-portal 4, 5, 9). */
import { describe, expect, it } from 'vitest';
import {
  consentsSuffice,
  joinFields,
  joinProblems,
  presetOf,
  sameField,
  tidyJoin,
  type JoinItem,
  type JoinType,
} from './join.rules.ts';

const good: JoinItem = {
  loginId: 'new@demo.example',
  loginPw: 'Harbour!77',
  loginPwConfirm: 'Harbour!77',
  userNm: '새사람',
  corpNm: '새회사',
  corpRegNo: '1248100998',
  bondAreaId1: '01231234',
  bondAreaId2: '012312',
  bondAreaId3: 'AB12CD34',
  phone: '01012345678',
  email: 'second@demo.example',
  certType: 'mobile',
  cerNo: '123456',
  userType: 'corp',
};
const wrong = (change: Partial<JoinItem>, sending = false) => joinProblems({ ...good, ...change }, sending);

describe('step 3', () => {
  it.each(['corp', 'bond', 'bwh', 'sr'] as const)('takes a whole item: %s', (userType) =>
    expect(wrong({ userType })).toEqual({}),
  );

  const bad: [keyof JoinItem, string, string][] = [
    ...['', 'plain', '0212345678', `${'a'.repeat(96)}@x.kr`].map((v): [keyof JoinItem, string, string] => [
      'loginId',
      v,
      'joinLoginId',
    ]),
    ['loginPw', 'Short!7', 'password'],
    ['loginPw', 'NoDigits!!', 'password'],
    ['loginPw', 'NoSigns77', 'password'],
    ['loginPw', '12345678!', 'password'],
    ['loginPw', `Harbour!77${'a'.repeat(11)}`, 'password'],
    ['loginPw', 'password1!', 'passwordCommon'],
    ['loginPw', 'new@demo.example9', 'passwordPersonal'],
    ['loginPw', '새회사Harbour!77', 'passwordPersonal'],
    ['loginPwConfirm', '', 'joinPwConfirm'],
    ['loginPwConfirm', 'Harbour!78', 'joinPwConfirm'],
    ['userNm', '', 'joinUserNm'],
    ['userNm', ' ', 'joinUserNm'],
    ['userNm', '가'.repeat(31), 'joinUserNm'],
    ['corpNm', '', 'joinCorpNm'],
    ['corpNm', '가'.repeat(51), 'joinCorpNm'],
    ['corpRegNo', '', 'businessNo'],
    ['corpRegNo', '0000000000', 'businessNo'],
    ['corpRegNo', '1248100997', 'businessNo'],
    ['corpRegNo', '124810099', 'businessNo'],
    ['phone', '', 'joinPhone'],
    ['phone', '0212345678', 'joinPhone'],
    ['phone', '010-1234-5678', 'joinPhone'],
    ['email', '', 'joinEmail'],
    ['email', 'a@b', 'joinEmail'],
    ['cerNo', '', 'joinCerNo'],
    ['cerNo', '12345', 'joinCerNo'],
    ['cerNo', '12345a', 'joinCerNo'],
  ];
  it.each(bad)('%s = %j shows %s', (field, value, key) =>
    expect(wrong({ [field]: value })[field as 'loginId']).toBe(key),
  );

  it.each<[JoinType, Partial<JoinItem>, string]>([
    ['bond', { bondAreaId1: '0123123' }, 'bondAreaId1'],
    ['bond', { bondAreaId1: 'A1231234' }, 'bondAreaId1'],
    ['bwh', { bondAreaId2: '01231' }, 'bondAreaId2'],
    ['bwh', { bondAreaId2: 'ab2312' }, 'bondAreaId2'],
    ['sr', { bondAreaId3: 'AB12CD3' }, 'bondAreaId3'],
    ['bond', { corpRegNo: '1234567890' }, 'corpRegNo'],
  ])('%s refuses %j', (userType, change, field) =>
    expect(Object.keys(wrong({ userType, ...change }))).toEqual([field]),
  );

  it('each type asks for its own code only; sending a code does not ask for the code', () => {
    expect(joinFields('corp')).not.toContain('bondAreaId1');
    expect(joinFields('bwh')).not.toContain('corpRegNo');
    expect(joinFields('private')).toEqual([]);
    expect(wrong({ cerNo: '' }, true)).toEqual({});
    expect(wrong({ cerNo: '', email: '' }, true)).toEqual({ email: 'joinEmail' });
  });

  it('presets ten zeros for bond, bwh and sr, which validate, and eight for the area of corp', () => {
    for (const userType of ['bond', 'bwh', 'sr'] as const)
      expect(wrong({ userType, ...presetOf(userType), bondAreaId1: '01231234' })).toEqual({});
    expect(presetOf('corp')).toEqual({ corpRegNo: '', bondAreaId: '00000000' });
  });

  it('inputs strip and raise what is typed', () => {
    expect(tidyJoin('corpRegNo', '124-81-00998x')).toBe('1248100998');
    expect(tidyJoin('bondAreaId1', '0123-1234-5')).toBe('01231234');
    expect(tidyJoin('bondAreaId2', 'ab 12한c34')).toBe('AB12C3');
    expect(tidyJoin('phone', '010-1234-5678')).toBe('01012345678');
    expect(tidyJoin('userNm', '가'.repeat(40))).toHaveLength(30);
    expect(tidyJoin('email', ' second@demo.example ')).toBe('second@demo.example');
  });

  it('"same as ID" is offered where the id is a phone number or an e-mail address', () => {
    expect(['010-1234-5678', '01012345678', 'a@b.kr', 'harbour'].map(sameField)).toEqual([
      ...['phone', 'phone', 'email', undefined],
    ]);
  });
});

describe('step 2: required consents', () => {
  it.each<[JoinType, string[], boolean]>([
    ['corp', ['terms', 'policy', 'privacy'], true],
    ['corp', ['terms', 'privacy'], false],
    ['bond', ['terms', 'privacy'], true],
    ['bond', ['terms', 'policy'], false],
    ['sr', ['privacy'], false],
    ['private', ['terms', 'policy', 'privacy'], false],
  ])('%s with %j: %s', (type, given, enough) => expect(consentsSuffice(type, given)).toBe(enough));
});
