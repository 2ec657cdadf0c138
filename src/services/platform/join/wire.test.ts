/** What the wizard sends, what it reads out of refusals, and where the texts stand (2-portal 3, 7). */
import { describe, expect, it } from 'vitest';
import { consentPage, requiredConsents } from './steps/consentPages.ts';
import { findings } from './wizard/judge.ts';
import { certQuery, joinBody, refusals } from './wire.ts';
import { changed, emptyItem, freshWizard } from './wizard/wizard.ts';

const item = { ...emptyItem, loginId: 'new@demo.example', phone: '01012345678', email: 'second@demo.example' };

describe('calls', () => {
  it('a code goes to the phone or to the e-mail address, never to both', () => {
    expect(certQuery(item)).toEqual({ key: '1', loginId: 'new@demo.example', cerPhone: '01012345678' });
    expect(certQuery({ ...item, certType: 'email' })).toEqual({
      key: '2',
      loginId: 'new@demo.example',
      cerEmail: 'second@demo.example',
    });
  });

  it.each([
    ['corp', 'CT_COMP', '00000000'],
    ['bond', 'CT_BOND', '01231234'],
    ['bwh', 'CT_BWH', '012312'],
    ['sr', 'CT_SR', 'AB12CD34'],
  ] as const)('%s is sent as %s with the code %s', (userType, userTypeCd, bondAreaId) => {
    const codes = { bondAreaId1: '01231234', bondAreaId2: '012312', bondAreaId3: 'AB12CD34' };
    const body = joinBody({ ...freshWizard, checkList: ['terms', 'privacy'], item: { ...item, ...codes, userType } });
    expect(body).toMatchObject({
      userType,
      userTypeCd,
      bondAreaId,
      checkList: ['terms', 'privacy'],
      loginId: 'new@demo.example',
    });
  });
});

describe('refusals', () => {
  it('belong to the fields of the wizard; the first of each counts', () => {
    const told = [
      { field: 'cerPhone', message: '하나' },
      { field: 'phone', message: '둘' },
      { field: 'checkList', message: '셋' },
      { field: 'toString', message: '넷' },
      { message: '다섯' },
      { field: 'cerEmail', message: '여섯' },
    ];
    expect(refusals(told)).toEqual({ phone: '하나', email: '여섯' });
  });

  it('stand after the rules, in the order of the screen', () => {
    const wizard = changed({ ...freshWizard, item }, { type: 'refuse', refused: { cerNo: '틀림', loginId: '안 됨' } });
    const found = findings(wizard, true);
    expect(found[0]).toEqual({ field: 'loginId', sentence: '안 됨' });
    expect(found.map(({ field }) => field)).toEqual([
      'loginId',
      'loginPw',
      'loginPwConfirm',
      'userNm',
      'corpNm',
      'corpRegNo',
      'cerNo',
    ]);
    expect(found.find(({ field }) => field === 'userNm')?.key).toBe('errors.joinUserNm');
    expect(findings({ ...wizard, refused: {} }, false).at(-1)).toEqual({ field: 'cerNo', key: 'errors.joinCerNo' });
  });
});

describe('texts to agree to', () => {
  it.each([
    ['terms', 'bond', 'terms?isOnlyContentsMode=true'],
    ['policy', 'sr', 'policy?isOnlyContentsMode=true'],
    ['privacy', 'corp', 'consent?isOnlyContentsMode=true'],
    ['privacy', 'bond', 'consent?isOnlyContentsMode=true&isBond=true'],
    ['privacy', 'bwh', 'consent?isOnlyContentsMode=true&isBond=true'],
    ['privacy', 'sr', 'consent?isOnlyContentsMode=true&isBond=true'],
  ] as const)('%s of %s: %s', (name, userType, page) => expect(consentPage(name, userType)).toBe(page));

  it('the cloud terms are required of companies only', () => {
    expect(requiredConsents('corp')).toEqual(['terms', 'policy', 'privacy']);
    expect(requiredConsents('bwh')).toEqual(['terms', 'privacy']);
    expect(requiredConsents('private')).toEqual([]);
  });
});
