import { decimal, rnd } from '../../../core/decimal.ts';
import { day } from '../record.ts';
import type { DemoRecord, DemoRow } from '../record.ts';
import { repairItems } from './repairItems.ts';
import { supplyItemRecords } from './supplyItems.ts';

/** Markup on the purchase price in percent (70-doubtful-points 7.1); 0 without a purchase price. */
export function markup(price: string, purcPrice: string): string {
  if (decimal(purcPrice).eq(0)) return '0.00';
  return rnd(decimal(price).div(purcPrice).minus(1).times(100), 2);
}

function customerPrice(clntId: string, fromDt: number, currCd: string, price: string, priceFrgn = '0.00'): DemoRow {
  return { values: { fromDt: day(fromDt), currCd, price, priceFrgn }, refs: { clntId } };
}

const pacific = 'PACIFIC EXAMPLE SHIPPING PTE LTD';
const aegean = 'AEGEAN SPECIMEN MARITIME SA';
const nuri = '누리데모해운(주)';

const customerPrices: Readonly<Record<string, readonly DemoRow[]>> = {
  '선체 고압수세척': [
    customerPrice(nuri, -300, 'KRW', '1380'),
    customerPrice(nuri, -60, 'KRW', '1430'),
    customerPrice(pacific, -120, 'USD', '1593', '1.15'),
  ],
  '선체 도장(1회)': [customerPrice(nuri, -60, 'KRW', '3900')],
  '주기관 실린더 개방정비': [
    customerPrice(pacific, -120, 'USD', '2497488', '1802.72'),
    customerPrice(aegean, -90, 'EUR', '2546940', '1700.00'),
  ],
  '강판 교체': [customerPrice('북극성데모해운(주)', -150, 'KRW', '9200')],
};

const repairRecords: readonly DemoRecord[] = repairItems.map(({ workTpCd, row }) => {
  const [itemTpCd, itemNm, itemNmEn, unitCd, price, purcPrice] = row;
  const prices = { currCd: 'KRW', price, purcPrice, prftRt: markup(price, purcPrice) };
  const values = { itemTpCd, itemNm, itemNmEn, workTpCd, unitCd, ...prices };
  const grid = customerPrices[itemNm];
  return { corpId: 2, values, ...(grid ? { grids: { prices: grid } } : {}) };
});

/** Goods that a warehouse keeps for the partner who owns them. */
function shipperGoods(corpId: number, owner: string): DemoRecord[] {
  const goods = { itemTpCd: 'G', currCd: 'KRW' };
  const detergent = { lotYn: 'Y', expYn: 'Y', netWgt: '4.00', grossWgt: '4.30', cbm: '0.01', safeQty: '100' };
  const tools = { netWgt: '6.50', grossWgt: '7.20', cbm: '0.03', safeQty: '20' };
  return [
    { ...goods, itemNm: '데모세제 4L', itemNmEn: 'Demo detergent 4 L', unitCd: 'EA', ...detergent },
    { ...goods, itemNm: '데모공구세트', itemNmEn: 'Demo tool set', unitCd: 'SET', ...tools },
  ].map((values) => ({ corpId, values, refs: { ownerClntId: owner } }));
}

/** Items with their customer prices (60-demo-data 6.4). */
export const itemRecords: readonly DemoRecord[] = [
  ...repairRecords,
  ...supplyItemRecords,
  ...shipperGoods(5, '해솔데모물류(주)'),
  ...shipperGoods(8, nuri),
];
