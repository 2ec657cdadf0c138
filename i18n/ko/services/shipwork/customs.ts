import type { Messages } from '../../../messages.ts';

/** Texts of export and import declarations: names of resources and their parts. */
export const customs = {
  'shipwork/expDecl': {
    name: '수출신고',
    fields: {
      payAmtFrgn: '결제금액',
      shipNm: '적재선박',
      insurKrw: '보험료(원)',
      bondAreaCd: '보세구역',
    },
    grids: { lan: '란', model: '규격', cntr: '컨테이너' },
    rows: {
      lan: { qty: '수량', amtFrgn: '금액', pkgUnitCd: '포장단위' },
      model: { amtFrgn: '금액', unitPriceFrgn: '단가' },
    },
    boxes: { basic: '신고 기본', parties: '거래 당사자', goods: '물품·운송', payment: '결제·금액' },
  },
  'shipwork/impDecl': {
    name: '수입신고',
    fields: {
      payAmtFrgn: '결제금액',
      freightFrgn: '운임',
      insurFrgn: '보험료',
      supNm: '해외공급자',
      arrDt: '입항일',
      bondAreaCd: '장치장소',
      shipNm: '선박명',
      payDt: '납부일',
      itemNm: '품명',
    },
    grids: { lan: '란', model: '규격', cntr: '컨테이너' },
    rows: {
      lan: { amtFrgn: '금액' },
      model: { amtFrgn: '금액', unitPriceFrgn: '단가' },
    },
    boxes: {
      basic: '신고 기본',
      parties: '거래 당사자',
      goods: '물품·운송',
      payment: '결제·금액',
      tax: '세액·징수',
    },
  },
} as const satisfies Messages;
