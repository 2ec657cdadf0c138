/** Declarations over the wire, as the tests of customs make and move them. */
import { expect } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { Answer, Client } from '../../support/app.ts';

export const ok = ({ status, body }: Answer<Values>, wanted = 200): Values => {
  expect(status, JSON.stringify(body)).toBe(wanted);
  return body;
};

/** Status, code, and of each problem its code and place. */
export const refused = ({ status, body }: Answer<Values>) => [
  status,
  body['code'],
  ...((body['errors'] ?? []) as Values[]).map(({ code, grid, row, field }) =>
    [code, grid, row, field].filter((part) => part !== undefined && part !== null).join(' '),
  ),
];

export const rowsOf = (record: Values, list: string) => record[`${list}List`] as Values[];

export async function firstPartner(client: Client): Promise<number> {
  const { body } = await client.get<{ content: { id: number }[] }>('/rs4/clnt/list?size=1');
  return body.content[0]!.id;
}

export async function act(client: Client, prefix: string, record: Values, name: string, input: Values = {}) {
  const { body } = await client.get<Values>(`/${prefix}/${String(record['id'])}`);
  return client.post<Values>(`/${prefix}/${String(record['id'])}/${name}`, { version: body['version'], ...input });
}

/** The record once what was sent is answered: a busy machine takes longer than the call waits. */
export async function heard(client: Client, prefix: string, { id }: Values): Promise<Values> {
  for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const { body } = await client.get<Values>(`/${prefix}/${String(id)}`);
    if (body['stCd'] !== 'SENT' || Date.now() > end) return body;
  }
}

/** Sends it, and waits for what the simulator answers at once. */
export async function sent(client: Client, prefix: string, record: Values): Promise<Values> {
  ok(await act(client, prefix, record, 'send'));
  return heard(client, prefix, record);
}

/** F4: CIF USD 15,000 in two lines of 9,000 and 6,000. The models say by its number which line they belong to. */
export const exportBody = (exprClntId: number): Values => ({
  ...{ exprClntId, buyerNm: 'PACIFIC EXAMPLE', buyerNatCd: 'SG', destNatCd: 'SG', loadPortCd: 'KRPUS' },
  ...{ goodsAddr: '부산광역시 영도구 데모로 12', incoCd: 'CIF', currCd: 'USD', payAmtFrgn: '15000.00' },
  ...{ freightKrw: '900000', insurKrw: '60000', totWgt: '820.00', pkgCnt: 12 },
  insertLanList: [
    { hsCd: '8487100000', itemNm: '선박용 프로펠러', dealNm: 'CPP BLADE', netWgt: '600.00' },
    { hsCd: '8409.99-2000', itemNm: '디젤엔진 부분품', dealNm: 'PISTON CROWN', netWgt: '200.00' },
  ],
  insertModelList: [
    { lanNo: 2, modelNm: 'PISTON CROWN S50', qty: '3', qtyUnitCd: 'EA', unitPriceFrgn: '2000.00' },
    { lanNo: 1, modelNm: 'BLADE NO.1', qty: '10', qtyUnitCd: 'EA', unitPriceFrgn: '900.00' },
  ],
});

/** The import vector: USD 12,000 FOB, freight 850, insurance 30, duty 8%. */
export const importBody = (clntId: number): Values => ({
  ...{ imprClntId: clntId, payerClntId: clntId, payerTongNo: 'DEMO00010001', supNm: 'OSLO EKSEMPEL', supNatCd: 'NO' },
  ...{ arrDt: '2026-11-17', storeInDt: '2026-11-18', bondAreaCd: '03099001', cargMtNo: '26DEMOA001I00010001' },
  ...{ blNo: 'DEMOSEL0001', arrPortCd: 'KRPUS', loadNatCd: 'NO', incoCd: 'FOB', currCd: 'USD' },
  ...{ payAmtFrgn: '12000.00', freightFrgn: '850.00', insurFrgn: '30.00', totWgt: '640.00', pkgCnt: 3 },
  insertLanList: [
    { hsCd: '8483309000', itemNm: '베어링', dealNm: 'STERN TUBE SEAL', oriNatCd: 'NO', netWgt: '600.00' },
  ],
  insertModelList: [{ lanNo: 1, modelNm: 'SEAL KIT', qty: '12', qtyUnitCd: 'EA', unitPriceFrgn: '1000.00' }],
});
