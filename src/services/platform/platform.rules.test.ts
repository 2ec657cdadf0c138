import { describe, expect, it } from 'vitest';
import { authRules } from './auth/auth.rules.ts';
import { corpRules } from './corp/corp.rules.ts';
import { isLoginId, normalLoginId } from './user/loginId.ts';
import { passwordProblem } from './user/password.ts';
import { userRules } from './user/user.rules.ts';

const fields = (problems: readonly { readonly field?: string }[]) => problems.map(({ field }) => field);

describe('company', () => {
  it.each([
    ['BOND', '03099001', []],
    ['BOND', '0309900', ['bondAreaId']],
    ['BOND', '0309900A', ['bondAreaId']],
    ['BWH', '030T01', []],
    ['BWH', '030T0', ['bondAreaId']],
    ['SR', '030SR001', []],
    ['SR', '030SR0012', ['bondAreaId']],
    ['COMP', '030SR002', []],
    ['COMP', null, []],
  ])('of type %s has code %s', (corpTpCd, bondAreaId, expected) => {
    expect(fields(corpRules.check!({ corpTpCd, bondAreaId }))).toEqual(expected);
  });

  it('writes its code in capitals', () => {
    expect(corpRules.compute!({ bondAreaId: '030t01' })).toEqual({ bondAreaId: '030T01' });
  });

  it('judges postcode and corporate number', () => {
    expect(fields(corpRules.check!({ zipCd: '48', corpIdNo: '12' }))).toEqual(['zipCd', 'corpIdNo']);
    expect(fields(corpRules.check!({ zipCd: '48000', corpIdNo: '1801110000000' }))).toEqual([]);
  });
});

describe('user', () => {
  it('asks for dates and proxy together', () => {
    expect(userRules.requiredWhen!({})).toEqual([]);
    expect(userRules.requiredWhen!({ absFromDt: '2026-11-20' })).toEqual(['absFromDt', 'absToDt', 'proxyUserId']);
  });

  it.each([
    [{ absFromDt: '2026-11-20', absToDt: '2026-11-20' }, []],
    [{ absFromDt: '2026-11-20', absToDt: '2026-11-19' }, ['absToDt']],
    [{ id: 5, proxyUserId: 5 }, ['proxyUserId']],
    [{ id: 5, proxyUserId: 6 }, []],
    [{ id: null, proxyUserId: null }, []],
    [{ loginId: 'kim@demo.example' }, []],
    [{ loginId: '010-1234-5678' }, []],
    [{ loginId: 'kim' }, ['loginId']],
    [{ loginId: 'kim@demo' }, ['loginId']],
    [{ loginId: '0212345678' }, ['loginId']],
  ])('judges %j', (record, expected) => {
    expect(fields(userRules.check!(record))).toEqual(expected);
  });

  it('stores a login id in one form', () => {
    expect(normalLoginId(' Kim@Demo.Example ')).toBe('kim@demo.example');
    expect(normalLoginId('010-1234-5678')).toBe('01012345678');
    expect([isLoginId('01012345678'), isLoginId('0101234567A')]).toEqual([true, false]);
  });
});

describe('password', () => {
  const owner = { loginId: 'admin2@demo.example', corpNm: '한바다데모선박수리(주)', corpNmEn: 'Hanbada Demo' };
  it.each([
    ['Hangro!2611', undefined],
    ['Passw0rd!', 'passwordCommon'],
    ['qwer1234!@', 'passwordCommon'],
    ['Xadmin2!9', 'passwordPersonal'],
    ['1!한바다데모선박수리', 'passwordPersonal'],
    ['HanbadaDemo1!', 'passwordPersonal'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem);
  });

  it('does not mind an id too short to mean anything', () => {
    expect(passwordProblem('Kx!20987z', { loginId: 'kx@demo.example' })).toBeUndefined();
  });
});

it('names a menu once in an authority group', () => {
  const menu = [{ menuId: 101 }, { menuId: 102 }, { menuId: 101 }];
  expect(authRules.check!({ menu })).toEqual([{ code: 'E_DUP', grid: 'menu', row: 2, field: 'menuId' }]);
  expect(authRules.check!({ menu: menu.slice(0, 2) })).toEqual([]);
});

it('locks a built-in authority group', () => {
  expect(authRules.locked!({ sysYn: 'Y' })).toContain('menu');
  expect(authRules.locked!({ sysYn: 'N' })).toEqual([]);
});
