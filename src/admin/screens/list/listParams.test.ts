import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../core/resource.ts';
import { addressBy, askedBy, paramsOf, readAddress } from './listParams.ts';

const resource: Resource = {
  prefix: 'fw/excRate',
  table: 'FW_EXC_RATE',
  scope: 'SYS_OWN',
  menus: [{ menu: 'F03' }],
  name: 'currCd',
  fields: {},
  search: { keyword: ['currCd'], dates: ['excDt', 'useDt'], conditions: ['currCd', 'stCd'] },
  list: ['excDt'],
};
const today = '2026-11-20';
const params = (address: string) => Object.fromEntries(new URLSearchParams(paramsOf(address, resource, today)));
const filter = (address: string): unknown => JSON.parse(params(address).filter!);
const after = (asked: Record<string, string>, former = '') =>
  addressBy(
    new URLSearchParams({ ...params(former || 'page=1'), ...asked }).toString(),
    former,
    resource,
    today,
  ).toString();

describe('an address read for the controller', () => {
  it('is nothing while the search is fresh, so that what the list declares holds', () =>
    expect(paramsOf('', resource, today)).toBe(''));
  it('names what is asked of the server, the usual period too', () => {
    expect(filter('keyword=usd&stCd=A,B')).toEqual({
      keyword: 'usd',
      stCd: 'A,B',
      dateType: 'EXC_DT',
      fromDt: '2025-11-20',
      toDt: today,
    });
    expect(filter('fromDt=&toDt=&dateType=USE_DT')).toEqual({ dateType: 'USE_DT' });
  });
  it('has one order, the first, or the usual one', () => {
    expect(params('sort=excRt,asc&sort=currCd,desc')).toMatchObject({ sort: 'excRt', order: 'ASC' });
    expect(params('page=3')).toMatchObject({ sort: 'excDt', order: 'DESC', page: '3', perPage: '200' });
  });
  it('shows the detail conditions as filters', () => {
    expect(JSON.parse(params('detail=1').displayedFilters!)).toEqual({ currCd: true, stCd: true });
    expect(JSON.parse(params('page=2').displayedFilters!)).toEqual({});
  });
});

describe('what the controller asks for, written to the address', () => {
  it('comes back as it was', () => {
    for (const address of [
      'keyword=usd&stCd=A%2CB&detail=1&sort=excRt%2Casc&sort=currCd%2Cdesc&page=4',
      'dateType=USE_DT&fromDt=&toDt=',
      'fromDt=2026-01-01&toDt=&perPage=25',
    ])
      expect(after({}, address)).toBe(address);
  });
  it('keeps several orders while the first stays, and takes a new one alone', () => {
    const two = 'sort=excRt%2Casc&sort=currCd%2Cdesc';
    expect(after({ page: '2' }, two)).toBe(`${two}&page=2`);
    expect(after({ sort: 'excRt', order: 'DESC' }, two)).toBe('sort=excRt%2Cdesc');
    expect(after({ sort: 'excDt', order: 'DESC' })).toBe('');
  });
  it('opens the period when a filter has no dates, and keeps a blank that is being typed', () => {
    expect(after({ filter: '{}' })).toBe('fromDt=&toDt=');
    expect(after({ filter: JSON.stringify({ keyword: 'a ' }) })).toBe('keyword=a+&fromDt=&toDt=');
  });
});

it('takes lists and numbers of inputs, and no name that the resource is not searched by', () =>
  expect(askedBy({ stCd: ['A', 'B'], currCd: 7, bogus: 1 }, resource).conditions).toEqual({
    stCd: 'A,B',
    currCd: '7',
  }));

it("reads react-admin's own form of an address", () => {
  const own = new URLSearchParams({ filter: '{"stCd":"A"}', page: '2', perPage: '25', sort: 'excRt', order: 'DESC' });
  expect(readAddress(own.toString(), resource, today)).toMatchObject({
    conditions: { stCd: 'A' },
    fromDt: '',
    page: 2,
    perPage: 25,
    sort: [{ field: 'excRt', direction: 'desc' }],
  });
  expect(readAddress('filter=%7Bbroken&order=ASC', resource, today)).toMatchObject({ conditions: {}, page: 1 });
  expect(readAddress('stCd=A', resource, today)).toMatchObject({ conditions: { stCd: 'A' }, fromDt: '2025-11-20' });
});
