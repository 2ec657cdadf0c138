import { describe, expect, it } from 'vitest';
import { clntRules } from './clnt.rules.ts';

const found = (record: Record<string, unknown>) =>
  clntRules.check!(record).map(({ code, field, row }) => [code, field, row]);

describe('partner', () => {
  it('needs a business number in Korea, an English name abroad', () => {
    expect(clntRules.requiredWhen!({ natCd: 'KR' })).toEqual(['corpRegNo']);
    expect(clntRules.requiredWhen!({ natCd: 'SG' })).toEqual(['clntNmEn']);
  });

  it('has no business number abroad', () => {
    expect(found({ natCd: 'SG', corpRegNo: '1248100998' })).toEqual([['E_PATTERN', 'corpRegNo', undefined]]);
    expect(found({ natCd: 'SG', corpRegNo: null })).toEqual([]);
    expect(found({ natCd: 'KR', corpRegNo: '1248100998' })).toEqual([]);
  });

  it.each([
    [[], []],
    [['Y'], []],
    [['N', 'Y'], []],
    [['N', 'N'], [['E_PATTERN', 'mainYn', 0]]],
    [['Y', 'N', 'Y'], [['E_PATTERN', 'mainYn', 2]]],
  ])('has one main contact among %j', (marks, problems) => {
    expect(found({ natCd: 'KR', charger: marks.map((mainYn) => ({ mainYn })) })).toEqual(problems);
  });
});
