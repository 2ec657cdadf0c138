/** Which types come in and which go out (40-codes BW_IO_TP: 10 to 40 in, 50 to 90 out). */
import type { Rules } from '../../../core/resource.ts';
import type { ioFields } from './io.fields.ts';

const firstOut = 50;

export const bondedIoRules: Rules<typeof ioFields> = {
  check: ({ ioCd, ioTpCd }) =>
    ioCd && ioTpCd && Number(ioTpCd) >= firstOut !== (ioCd === 'O')
      ? [{ code: 'E_RANGE', field: 'ioTpCd', text: 'bondedIoKind' }]
      : [],
};
