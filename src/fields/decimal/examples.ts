import type { Examples } from '../../core/field.ts';
import { exchangeRate, foreign, qty, rate, weight, won } from './index.ts';

const never = [
  { sent: '1e-3', code: 'E_PATTERN' },
  { sent: '+1', code: 'E_PATTERN' },
  { sent: '.5', code: 'E_PATTERN' },
  { sent: '1.', code: 'E_PATTERN' },
  { sent: '１２', code: 'E_PATTERN' },
  { sent: 'Infinity', code: 'E_PATTERN' },
  { sent: 1234567890123456, code: 'E_TYPE' },
  { sent: {}, code: 'E_TYPE' },
  { sent: '1,234', code: 'E_PATTERN' },
  { sent: 'abc', code: 'E_PATTERN' },
  { sent: '1e3', code: 'E_PATTERN' },
  { sent: 'NaN', code: 'E_PATTERN' },
  { sent: true, code: 'E_TYPE' },
  { sent: ['1'], code: 'E_TYPE' },
  { sent: 1e300, code: 'E_TYPE' },
];

export const examples: Examples[] = [
  {
    field: won(),
    valid: [
      { sent: '17062099', shown: '17,062,099' },
      { sent: 1466, stored: '1466' },
      { sent: '-100009', shown: '-100,009' },
      { sent: '-0', stored: '0', shown: '0' },
      { sent: '999999999999999999' },
      { sent: '-999999999999999999' },
      { sent: '007', stored: '7' },
      { sent: 999999999999999, stored: '999999999999999' },
      { sent: ' 12 ', stored: '12' },
      { sent: '', stored: null, shown: '' },
    ],
    invalid: [...never, { sent: '1.5', code: 'E_PATTERN' }, { sent: '1000000000000000000', code: 'E_RANGE' }],
  },
  {
    field: foreign(),
    valid: [
      { sent: '10995.35', shown: '10,995.35' },
      { sent: 0.1, stored: '0.10', shown: '0.10' },
      { sent: '9999999999999.99' },
    ],
    invalid: [...never, { sent: '0.001', code: 'E_PATTERN' }, { sent: '10000000000000', code: 'E_RANGE' }],
  },
  {
    field: qty({ min: '1', max: '999999999' }),
    valid: [{ sent: '2450', shown: '2,450' }],
    invalid: [...never, { sent: '0', code: 'E_RANGE' }, { sent: '1000000000', code: 'E_RANGE' }],
  },
  { field: weight(), valid: [{ sent: '43250.00', shown: '43,250.00' }], invalid: never },
  {
    field: rate({ min: '-100', max: '999.99' }),
    valid: [
      { sent: '27.50', shown: '27.5' },
      { sent: '20', stored: '20.00', shown: '20' },
      { sent: '7.25', shown: '7.25' },
    ],
    invalid: [
      ...never,
      { sent: '1000', code: 'E_RANGE' },
      { sent: '-100.01', code: 'E_RANGE' },
      { sent: '27.505', code: 'E_PATTERN' },
    ],
  },
  {
    field: exchangeRate({ exclusiveMin: '0' }),
    valid: [
      { sent: '1385.40', shown: '1,385.40' },
      { sent: '0.01' },
      { sent: 912.35, stored: '912.35' },
      { sent: '9999999.99' },
    ],
    invalid: [
      ...never,
      { sent: '0', code: 'E_RANGE' },
      { sent: '-1', code: 'E_RANGE' },
      { sent: '10000000.00', code: 'E_RANGE' },
    ],
  },
];
