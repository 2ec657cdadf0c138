import { group } from './group.ts';
import type { CodeGroup } from './group.ts';

/** Ship supplies and loading permits. */
export const shipSupplyCodes = [
  group('SUP_CAT', '선용품분류', 'Supply category', [
    ['PROV', '식료품', 'Provisions'],
    ['DECK', '갑판용품', 'Deck stores'],
    ['ENG', '기관용품', 'Engine stores'],
    ['SPARE', '예비품', 'Spare parts'],
    ['PAINT', '도료·화학', 'Paint-chemicals'],
    ['SAFE', '안전용품', 'Safety'],
    ['CABIN', '선실용품', 'Cabin stores'],
    ['BOND', '면세품', 'Bonded stores'],
  ]),
  group('SWORD_ST', '주문상태', 'Order status', [
    ['DRAFT', '작성', 'Draft'],
    ['REQ', '견적요청', 'Requested'],
    ['QUOT', '견적제출', 'Quoted'],
    ['ORD', '주문', 'Ordered'],
    ['DLV', '납품', 'Delivered'],
    ['RCV', '인수', 'Received'],
    ['BILL', '청구', 'Billed'],
    ['CANCEL', '취소', 'Cancelled'],
  ]),
  group('PRMT_TP', '허가구분', 'Permit type', [
    ['LOAD', '적재', 'Loading'],
    ['UNLD', '하선', 'Landing'],
    ['TRANS', '환적', 'Transshipment'],
  ]),
  group('PRMT_GOODS', '선박용품구분', 'Goods type', [
    ['D', '내국선박용품', 'Domestic'],
    ['F', '외국선박용품', 'Foreign'],
  ]),
] as const satisfies readonly CodeGroup[];
