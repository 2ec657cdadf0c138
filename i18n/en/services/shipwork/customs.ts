import type { customs as ko } from '../../../ko/services/shipwork/customs.ts';
import type { Twin } from '../../../messages.ts';

export const customs = {
  'shipwork/expDecl': {
    name: 'Export declaration',
    fields: {
      payAmtFrgn: 'Payment',
      shipNm: 'Loading vessel',
      insurKrw: 'Insurance (KRW)',
      bondAreaCd: 'Bonded area',
    },
    grids: { lan: 'Lines', model: 'Models', cntr: 'Containers' },
    rows: {
      lan: { qty: 'Quantity', amtFrgn: 'Amount', pkgUnitCd: 'Package unit' },
      model: { amtFrgn: 'Amount', unitPriceFrgn: 'Unit price' },
    },
    boxes: { basic: 'Declaration', parties: 'Parties', goods: 'Goods and transport', payment: 'Payment and amounts' },
  },
  'shipwork/impDecl': {
    name: 'Import declaration',
    fields: {
      payAmtFrgn: 'Payment',
      freightFrgn: 'Freight',
      insurFrgn: 'Insurance',
      supNm: 'Foreign supplier',
      arrDt: 'Arrival date',
      bondAreaCd: 'Storage place',
      shipNm: 'Vessel',
      payDt: 'Paid on',
      itemNm: 'Goods',
    },
    grids: { lan: 'Lines', model: 'Models', cntr: 'Containers' },
    rows: {
      lan: { amtFrgn: 'Amount' },
      model: { amtFrgn: 'Amount', unitPriceFrgn: 'Unit price' },
    },
    boxes: {
      basic: 'Declaration',
      parties: 'Parties',
      goods: 'Goods and transport',
      payment: 'Payment and amounts',
      tax: 'Duty and taxes',
    },
  },
} as const satisfies Twin<typeof ko>;
