import { expect, it } from 'vitest';
import { order } from '../../../../services/shipwork/order/order.ts';
import { taxInv } from '../../../../services/platform/taxInv/taxInv.ts';
import { reachedAt } from './reached.ts';

const issued = { writeDt: '2026-10-31', issueDtm: '2026-11-20 09:41', sendDtm: null };

it('says of each state that was reached when it was', () => {
  expect(reachedAt(taxInv, issued)).toEqual({
    DRAFT: { field: 'writeDt', value: '2026-10-31' },
    ISSUED: { field: 'issueDtm', value: '2026-11-20 09:41' },
  });
});

it('takes the last answer of the authority that led to a state', () => {
  const msgList = [
    { resultCd: 'ACCEPT', sendDtm: '2026-11-21 10:00' },
    { resultCd: 'ERROR', sendDtm: '2026-11-20 09:44' },
    { resultCd: 'ERROR', sendDtm: '2026-11-20 09:42' },
    { resultCd: null, sendDtm: '2026-11-22 11:00' },
  ];
  expect(reachedAt(taxInv, { ...issued, sendDtm: '2026-11-20 09:41', msgList })).toMatchObject({
    SENT: { value: '2026-11-20 09:41' },
    DONE: { grid: 'msg', field: 'sendDtm', value: '2026-11-21 10:00' },
    FAIL: { value: '2026-11-20 09:44' },
  });
});

it('is told by declarations that name such fields alone', () =>
  expect(reachedAt(order, { quotDt: '2026-11-20' })).toEqual({}));
