/** The services of the store: every figure of the specification, texts that the store keeps as they are. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sanitise } from '../../fields/html/sanitise.server.ts';
import { treeIdsOf } from '../platform/system/product.rules.ts';
import { product } from '../platform/system/product.ts';
import { loadRules } from '../../record/rules.ts';
import { validate } from '../../record/validate.ts';
import { productRecords, runs } from './productRecords.ts';
import { shown } from '../shown.ts';
import { menuTree } from './menus.ts';

const records = productRecords();
const texts = ['prdSummary', 'mainFunc', 'priceInfo', 'prdSummaryEn', 'mainFuncEn', 'priceInfoEn'];

beforeAll(() => loadRules([product]));

describe.each(records.map(({ header, fees }) => ({ name: String(header.subsReqId), header, fees })))(
  '$name',
  ({ header, fees }) => {
    test('is a sound record whose texts pass the cleaning unchanged', () => {
      expect(validate(product, { ...header, fee: fees })).toEqual([]);
      for (const name of texts) expect(sanitise(String(header[name])), name).toBe(header[name]);
      expect(String(header.prdIntroEn)).toMatch(/^[A-Z][\w ,’-]+$/);
      expect(String(header.prdSummaryEn)).not.toMatch(/[가-힣]/);
    });

    test('opens menus that exist, and names every fee in its price table', () => {
      for (const id of treeIdsOf(header.menuTreeIds))
        expect(
          menuTree.some(({ treeId }) => treeId === id),
          id,
        ).toBe(true);
      expect(fees.length).toBeGreaterThan(0);
      for (const { feeNm, unitPrice } of fees) {
        expect(header.priceInfo).toContain(feeNm);
        expect(header.priceInfo).toContain(`${Number(unitPrice).toLocaleString('en-US')}원`);
      }
    });
  },
);

test('an example says what one user more than the service counts on would cost', () => {
  const priceOf = (id: number, name = 'priceInfo') =>
    String(records.find(({ header }) => header.id === id)!.header[name]);
  expect(priceOf(21)).toContain(
    '7명이 이 서비스만 쓰면 한 달에 275,000원입니다: 기본요금 25,000원 × 7 + 추가 사용자 100,000원 × 1. 처음 한 번 내는 도입비 1,600,000원은 따로입니다. 전송료는 쓴 만큼 더해집니다.',
  );
  expect(priceOf(36)).toContain('2명이 이 서비스만 쓰면 한 달에 50,000원입니다: 기본요금 25,000원 × 2.');
  // As the calculator reckons: the base fee once a person, these of each service.
  expect(priceOf(21)).toContain('추가 사용자 요금은 서비스마다');
  expect(priceOf(23)).toContain('도입비는 서비스마다');
  expect(priceOf(22)).not.toContain('서비스마다');
  expect(priceOf(21, 'priceInfoEn')).toContain(
    'cost KRW 275,000 a month: Base fee KRW 25,000 × 7 + Extra user KRW 100,000 × 1.',
  );
});

test('the fees are those of the specification', () => {
  const figures = Object.fromEntries(
    records.map(({ header, fees }) => [
      header.id,
      fees.map(({ feeTpCd, unitPrice }) => `${feeTpCd} ${unitPrice}`).join(', '),
    ]),
  );
  expect(figures).toMatchObject({
    21: 'BASE 25000, EXTRA 100000, SETUP 1600000, TRANS 250, TRAIN 100000',
    22: 'BASE 25000, TRANS 250',
    23: 'BASE 25000, SETUP 2000000',
    27: 'BASE 25000, TRANS 250',
    29: 'BASE 25000, TRANS 250',
    30: 'BASE 25000, CONV 5000000, TRAIN 100000',
    36: 'BASE 25000',
  });
  expect(records).toHaveLength(14);
  expect(records.find(({ header }) => header.id === 21)!.header.baseUserCnt).toBe(6);
});

test('a service is offered once every menu that it opens has its screen, not before', () => {
  const open = Object.fromEntries(records.map(({ header }) => [header.subsReqId, header.openYn]));
  expect(open).toMatchObject({ 'RS4-STD': 'Y', 'GW-STD': 'Y' });
  expect(runs({ menuTreeIds: ['R1', 'R33'] })).toBe(true);
  const built = new Set(shown.flatMap(({ menus }) => menus.map(({ menu }) => menu)));
  const toCome = menuTree.find(({ url, treeId }) => url && !built.has(treeId) && !treeId.startsWith('P'));
  if (toCome) expect(runs({ menuTreeIds: ['R1', toCome.treeId] })).toBe(false);
  if (toCome) expect(runs({ menuTreeIds: ['R1', toCome.treePaId!] })).toBe(false);
});
