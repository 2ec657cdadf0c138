import { expect, test } from 'vitest';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import { resources } from '../../services/index.ts';
import { documentItem } from './foundDocuments.tsx';

const order = resources.find(({ prefix }) => prefix === 'shipwork/order')!;
const environment = { lang: 'ko', codeName: (_group: string, key: string) => key } as unknown as FieldEnvironment;
const row = {
  ...{ id: 1, orderNo: 'SO-2611-0001', orderTitle: '갑판부 소모품', shipNm: '누리글로리', corpId: 8, supCorpId: 6 },
  ...{ buyNm: '누리데모해운(주)', supNm: '참데모선용품(주)', stCd: 'RCV' },
};

test.each([
  [6, '누리데모해운(주) · 갑판부 소모품 · 누리글로리'],
  [8, '참데모선용품(주) · 갑판부 소모품 · 누리글로리'],
])('company %i finds a document with the other company first, and not with its own', (corpId, sub) =>
  expect(documentItem(row, order, environment, corpId)).toMatchObject({ title: 'SO-2611-0001', sub }),
);

test('revisions of one number bear theirs', () => {
  const quot = resources.find(({ prefix }) => prefix === 'rs4/quot')!;
  const titles = [0, 1].map(
    (revNo) => documentItem({ id: 1, quotNo: 'RQ-2611-0004', revNo }, quot, environment, 2).title,
  );
  expect(titles).toEqual(['RQ-2611-0004', 'RQ-2611-0004 r1']);
});
