/** The word of a total on paper: in which currency it is, and whether VAT is in it. */
import { expect, test } from 'vitest';
import { translate } from '../../../../i18n/server.ts';
import { grandTotal, totalsOf, type PricedSources } from './paperLines.ts';

const told = (doc: Partial<PricedSources['doc']>, lang: 'ko' | 'en' = 'ko') => {
  const sources: PricedSources = {
    ...{ lang, corp: {}, clnt: {}, ship: {}, lines: [], codeName: (_group, key) => key },
    t: (key, args) => translate(lang, `print.${key}`, args),
    doc: {
      ...{ currCd: 'KRW', vatCd: 'TAX10', excRt: '1', excUnit: 1, salesVat: '100', sumAmount: '1100' },
      ...{ tot: '1000', totFrgn: '1', dctAmount: '0', dctAmountFrgn: '0', quotAmount: '1000', quotAmountFrgn: '0.72' },
      ...doc,
    },
  } as PricedSources;
  return [grandTotal(sources), totalsOf(sources).at(-1)!].map(({ label, value }) => `${label}: ${value}`);
};

test('won has VAT in it; another currency is named, and that it stands without VAT where there is one', () => {
  expect(told({})).toEqual(['합계금액 (부가가치세 포함): ₩1,100', '합계금액: ₩1,100']);
  expect(told({ currCd: 'USD' })).toEqual([
    ...['합계금액 (USD, 부가가치세 별도): USD 0.72', '합계금액 (USD, 부가가치세 별도): USD 0.72'],
  ]);
  expect(told({ currCd: 'USD', vatCd: 'ZERO', salesVat: '0' })).toEqual([
    ...['합계금액 (USD): USD 0.72', '합계금액 (USD): USD 0.72'],
  ]);
  expect(told({ currCd: 'USD' }, 'en')[1]).toBe('Total (USD, VAT excluded): USD 0.72');
});
