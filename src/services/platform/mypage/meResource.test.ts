import { expect, test } from 'vitest';
import { check } from '../../../admin/screens/form/record/checks.ts';
import * as schemas from './mypageSchemas.ts';
import { contactFields, meChanges, meNames, meResource } from './meResource.ts';

const me = { id: 7, userNm: '최예시', phone: '010-0000-0004', absFromDt: null, absToDt: null, proxyUserId: null };
const found = (values: Record<string, unknown>) =>
  check(meResource, { ...me, ...values }).map(({ code, field, text }) => [code, field, text].filter(Boolean).join(' '));

test('the page shows what the call takes', () => {
  const known = Object.keys(schemas.changeMe.body.properties).filter(
    (name) => name !== 'version' && name !== 'updateDt',
  );
  // Of the contacts the call says where they are changed.
  expect([...meNames, ...contactFields].toSorted()).toEqual(known.toSorted());
});

test('the rules of a user hold on the own page', () => {
  expect(found({})).toEqual([]);
  expect(found({ userNm: '' })).toEqual(['E_REQUIRED userNm']);
  expect(found({ absFromDt: '2026-12-01' })).toEqual(['E_REQUIRED absToDt', 'E_REQUIRED proxyUserId']);
  expect(found({ absFromDt: '2026-12-02', absToDt: '2026-12-01', proxyUserId: 7 })).toEqual([
    'E_RANGE absToDt absToBeforeFrom',
    'E_RANGE proxyUserId proxySelf',
  ]);
});

test('only what differs is sent', () => {
  expect(meChanges(me, { ...me, userNm: '최새로', proxyUserNm: '박견본' })).toEqual({ userNm: '최새로' });
  expect(meChanges(me, { ...me })).toEqual({});
});
