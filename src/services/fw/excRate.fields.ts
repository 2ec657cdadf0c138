/** Fields: exchange rates of the system and of the company; its own win (11-framework, 00-conventions 1.5). */
import { code, date, exchangeRate, integer } from '../../fields/index.ts';

export const excRateFields = {
  excDt: date({ required: true, default: ({ today }) => today }),
  excTpCd: code('EXC_TP', { required: true, default: 'BASE' }),
  currCd: code('CURR', { shows: 'key', required: true }),
  excUnit: integer({ computed: true }),
  excRt: exchangeRate({ required: true }),
};
