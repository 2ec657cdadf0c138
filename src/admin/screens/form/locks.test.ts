import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../core/resource.ts';
import { ref, text } from '../../../fields/index.ts';
import { gridLock, headerLock, isFixed, makingLock, onlyReads, removalLock } from './locks.ts';
import { sample } from './model/sample.ts';
import { rows } from '../../../fields/index.ts';

const at = (more: Partial<Parameters<typeof headerLock>[0]>) =>
  ({ resource: sample, mode: 'edit', level: 2, corpId: 2, record: {}, ...more }) as const;
const scoped = (scope: Resource['scope']): Resource => ({ ...sample, scope });

describe('locks', () => {
  it('close everything to reading authority', () => expect(headerLock(at({ level: 1 }))).toBe('desk.reason.read_only'));
  it('close shared rows to companies, but not to the operator', () => {
    const shared = at({ resource: scoped('SYS_OWN'), record: { corpId: 1 } });
    expect(headerLock(shared)).toBe('desk.reason.built_in');
    expect(headerLock({ ...shared, corpId: 1 })).toBeUndefined();
    expect(headerLock({ ...shared, record: { corpId: 2 } })).toBeUndefined();
    expect(headerLock(at({ resource: scoped('SYS') }))).toBe('desk.reason.operator');
  });
  it("leave making of the operator's masters to the operator", () => {
    expect(makingLock(at({ resource: scoped('SYS') }))).toBe('desk.reason.operator');
    expect(makingLock(at({ resource: scoped('SYS'), corpId: 1 }))).toBeUndefined();
    expect(makingLock(at({}))).toBeUndefined();
    expect(makingLock(at({ level: 1 }))).toBe('desk.reason.read_only');
  });
  it('close a record whose status is not open', () => {
    const resource: Resource = { ...sample, state: { field: 'stCd', open: ['DRAFT'] } };
    expect(headerLock(at({ resource, record: { stCd: 'DONE' } }))).toBe('desk.reason.state');
    expect(headerLock(at({ resource, record: { stCd: 'DRAFT' } }))).toBeUndefined();
  });
  it('leave own rows under a shared parent open where it lets companies add some', () => {
    const owned = rows({ nm: text(5) }, { owned: true });
    const shared = at({ resource: scoped('SYS_OWN'), record: { corpId: 1, corpScopeYn: 'Y' } });
    expect(gridLock(shared, owned)).toBeUndefined();
    expect(gridLock({ ...shared, record: { corpId: 1, corpScopeYn: 'N' } }, owned)).toBe('desk.reason.built_in');
    expect(gridLock(shared, rows({ nm: text(5) }))).toBe('desk.reason.built_in');
    expect(gridLock(shared, rows({ nm: text(5) }, { readOnly: true }))).toBe('desk.reason.system_rows');
  });
  it('open rows in statuses of their own, and close them in the others', () => {
    const resource: Resource = { ...sample, state: { field: 'stCd', open: ['DRAFT'] } };
    const paid = rows({ nm: text(5) }, { openIn: ['ISSUED'] });
    expect(gridLock(at({ resource, record: { stCd: 'ISSUED' } }), paid)).toBeUndefined();
    expect(gridLock(at({ resource, record: { stCd: 'DRAFT' } }), paid)).toBe('desk.reason.state');
    expect(gridLock(at({ resource, level: 1, record: { stCd: 'ISSUED' } }), paid)).toBe('desk.reason.read_only');
    const told = { ...paid, closed: { PAID: { code: 'E_SUM' as const, text: 'settled' } } };
    expect(gridLock(at({ resource, record: { stCd: 'PAID' } }), told)).toBe('errors.settled');
    expect(gridLock(at({ resource, record: { stCd: 'DRAFT' } }), told)).toBe('desk.reason.state');
  });
  it('leave what the other company wrote to that company', () => {
    const pair = at({ resource: { ...scoped('PAIR'), parties: { maker: 'corpId' } }, record: { corpId: 7 } });
    expect(headerLock(pair)).toBe('desk.reason.partner');
    expect(headerLock({ ...pair, record: { corpId: 2 } })).toBeUndefined();
  });
  it('leave rows to the side that fills them, and the end of a record to whoever made it', () => {
    const parties = { maker: 'corpId', taker: 'takerCorpId' };
    const resource: Resource = { ...scoped('PAIR'), parties, writtenBy: ['maker', 'taker'] };
    const taker = at({ resource, record: { corpId: 7, takerCorpId: 2 } });
    const price = rows({ nm: text(5) }, { writtenBy: ['maker'] });
    expect(gridLock(taker, price)).toBe('desk.reason.partner_rows');
    expect(gridLock({ ...taker, corpId: 7 }, price)).toBeUndefined();
    expect(gridLock({ ...taker, mode: 'new', record: {} }, price)).toBeUndefined();
    expect(removalLock(taker)).toBe('desk.reason.maker');
    expect(removalLock({ ...taker, corpId: 7 })).toBeUndefined();
  });
  it('leave what the operator makes for a company to the operator', () => {
    const parties = { company: 'corpId', operator: 'operator' };
    const fields = { ...sample.fields, corpId: ref('platform/corp', { required: true, createOnly: true }) };
    const resource: Resource = { ...scoped('PAIR'), parties, writtenBy: ['operator'], fields };
    const company = at({ resource, record: { corpId: 2 } });
    expect([makingLock(company), headerLock(company)]).toEqual(['desk.reason.operator', 'desk.reason.partner']);
    expect([onlyReads(company), onlyReads({ ...company, corpId: 1 })]).toEqual([true, false]);
    const operator = { ...company, corpId: 1 };
    expect([makingLock(operator), headerLock(operator), removalLock(operator)]).toEqual(Array(3).fill(undefined));
    expect(removalLock({ ...company, record: { corpId: 2 } })).toBe('desk.reason.partner');
  });
  it('fix what is set at creation only, or by the operator only', () => {
    const login = text(5, { createOnly: true });
    expect([isFixed(login, at({})), isFixed(login, at({ mode: 'new' }))]).toEqual([true, false]);
    const no = text(5, { operatorOnly: true });
    expect([isFixed(no, at({})), isFixed(no, at({ corpId: 1 }))]).toEqual([true, false]);
  });
});
