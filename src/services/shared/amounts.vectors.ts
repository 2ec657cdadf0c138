/** The vectors of 00-conventions 1.6, to the won and the cent. */
import type { AmountLine, Currency, HeaderAmounts } from './amounts.ts';

type Line = AmountLine & { readonly itemNm?: string };

export interface Vector {
  readonly header: Currency;
  readonly lines: readonly { readonly input: Line; readonly expected: Line }[];
  readonly totals: Partial<HeaderAmounts>;
}

const item = (itemNm: string, values: Line): Line => ({ lineTpCd: 'I', itemNm, ...values });
const lump = (itemNm: string, values: Line): Line => ({ lineTpCd: 'D', itemNm, qty: '1', ...values });

const tax = { vatCd: 'TAX10' };
export const vectorA: Vector = {
  header: { currCd: 'KRW', excRt: '1', excUnit: 1 },
  lines: [
    {
      input: item('선체 고압수세척', {
        ...tax,
        qty: '2450',
        priceBaseCd: 'R',
        purcPrice: '1150',
        prftRt: '27.5',
        dctRt: '3.5',
      }),
      expected: {
        price: '1466',
        tot: '3591700',
        dctAmount: '125710',
        quotAmount: '3465990',
        salesVat: '346599',
        purcTot: '2817500',
      },
    },
    {
      input: item('선체 도장', { ...tax, qty: '2450', priceBaseCd: 'R', purcPrice: '3333', prftRt: '20', dctRt: '0' }),
      expected: {
        price: '4000',
        tot: '9800000',
        dctAmount: '0',
        quotAmount: '9800000',
        salesVat: '980000',
        purcTot: '8165850',
      },
    },
    {
      input: item('아연판 교체', {
        ...tax,
        qty: '37',
        priceBaseCd: 'P',
        purcPrice: '51250',
        price: '68333',
        dctRt: '7.25',
      }),
      expected: {
        prftRt: '33.33',
        tot: '2528321',
        dctAmount: '183303',
        quotAmount: '2345018',
        salesVat: '234501',
        purcTot: '1896250',
      },
    },
    {
      input: lump('특별할인', { ...tax, price: '-100009' }),
      expected: {
        tot: '-100009',
        dctAmount: '0',
        quotAmount: '-100009',
        salesVat: '-10000',
        purcTot: '0',
        prftRt: '0.00',
      },
    },
  ],
  totals: {
    tot: '15820012',
    dctAmount: '309013',
    quotAmount: '15510999',
    salesVat: '1551100',
    purcTot: '12879600',
    prftRt: '20.43',
    sumAmount: '17062099',
    prftAmt: '2631399',
  },
};

const free = { vatCd: 'ZERO' };
export const vectorB: Vector = {
  header: { currCd: 'USD', excRt: '1385.40', excUnit: 1 },
  lines: [
    {
      input: item('주기관 실린더 개방정비', {
        ...free,
        qty: '4',
        purcBaseCd: 'K',
        priceBaseCd: 'R',
        purcPrice: '1850000',
        prftRt: '35',
        dctRt: '5',
      }),
      expected: {
        purcPriceFrgn: '1335.35',
        priceFrgn: '1802.72',
        price: '2497488',
        totFrgn: '7210.88',
        tot: '9989953',
        dctAmountFrgn: '360.54',
        dctAmount: '499492',
        quotAmountFrgn: '6850.34',
        quotAmount: '9490461',
        purcTotFrgn: '5341.42',
        purcTot: '7400000',
        salesVat: '0',
      },
    },
    {
      input: item('선체 고압수세척', {
        ...free,
        qty: '2450',
        purcBaseCd: 'F',
        priceBaseCd: 'P',
        purcPriceFrgn: '0.83',
        priceFrgn: '1.15',
        dctRt: '0',
      }),
      expected: {
        purcPrice: '1150',
        prftRt: '38.55',
        price: '1593',
        totFrgn: '2817.50',
        tot: '3903365',
        quotAmountFrgn: '2817.50',
        quotAmount: '3903365',
        purcTotFrgn: '2033.50',
        purcTot: '2817211',
      },
    },
    {
      input: item('해수펌프 분해정비', {
        ...free,
        qty: '3',
        purcBaseCd: 'F',
        priceBaseCd: 'R',
        purcPriceFrgn: '412.35',
        prftRt: '22.5',
        dctRt: '2.5',
      }),
      expected: {
        purcPrice: '571270',
        priceFrgn: '505.13',
        price: '699807',
        totFrgn: '1515.39',
        tot: '2099421',
        dctAmountFrgn: '37.88',
        dctAmount: '52479',
        quotAmountFrgn: '1477.51',
        quotAmount: '2046942',
        purcTotFrgn: '1237.05',
        purcTot: '1713809',
      },
    },
    {
      input: lump('Discount', { ...free, priceFrgn: '-150.00' }),
      expected: {
        price: '-207810',
        totFrgn: '-150.00',
        tot: '-207810',
        quotAmountFrgn: '-150.00',
        quotAmount: '-207810',
        purcTot: '0',
        purcTotFrgn: '0.00',
      },
    },
  ],
  totals: {
    totFrgn: '11393.77',
    tot: '15784929',
    dctAmountFrgn: '398.42',
    dctAmount: '551971',
    quotAmountFrgn: '10995.35',
    quotAmount: '15232958',
    purcTotFrgn: '8611.97',
    purcTot: '11931020',
    prftRt: '27.68',
    salesVat: '0',
    sumAmount: '15232958',
    prftAmt: '3301938',
  },
};

export const vectorC: Vector = {
  header: { currCd: 'JPY', excRt: '912.35', excUnit: 100 },
  lines: [
    {
      input: item('선체 도장', {
        ...free,
        qty: '6',
        purcBaseCd: 'K',
        priceBaseCd: 'R',
        purcPrice: '125000',
        prftRt: '18',
        dctRt: '4',
      }),
      expected: {
        purcPriceFrgn: '13700.88',
        priceFrgn: '16167.04',
        price: '147500',
        totFrgn: '97002.24',
        tot: '885000',
        dctAmountFrgn: '3880.09',
        dctAmount: '35400',
        quotAmountFrgn: '93122.15',
        quotAmount: '849600',
        purcTotFrgn: '82205.29',
        purcTot: '750000',
      },
    },
  ],
  totals: { quotAmount: '849600', prftAmt: '99600', prftRt: '13.28' },
};
