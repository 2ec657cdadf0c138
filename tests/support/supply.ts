/** People and documents of ship supplies: a shipping company orders, a certified supplier delivers. */
import { expect } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Answer, Client, TestApp } from './app.ts';
import { jpeg, listen, upload } from './files.ts';

export const ok = ({ status, body }: Answer<Values>, wanted = 200): Values => {
  expect(status, JSON.stringify(body)).toBe(wanted);
  return body;
};
export const errorsOf = ({ status, body }: Answer<Values>) => [
  status,
  body['code'],
  ...((body['errors'] ?? []) as Values[]).flatMap(({ field }) => field ?? []),
];

export interface Supply {
  readonly buyer: Client;
  readonly supplier: Client;
  readonly ids: Readonly<Record<'ship' | 'cert', number>>;
  /** What a new order asks for; `lines` are name, unit, quantity, price. */
  body(lines?: readonly Values[], more?: Values): Values;
  order(lines?: readonly Values[], more?: Values): Promise<Values>;
  read(who: Client, id: unknown, prefix?: string): Promise<Values>;
  /** Calls an action with the version of the record as it is now. */
  act(who: Client, id: unknown, name: string, body?: Values, prefix?: string): Promise<Answer<Values>>;
  /** Attaches a picture of a type to a record. */
  attach(who: Client, id: unknown, refTypeCd: string, prefix?: string): Promise<Values>;
}

const pages: readonly Values[] = [
  { itemNm: '윤활유', unitCd: 'L', qty: '200', price: '9800' },
  { itemNm: '방폭손전등', unitCd: 'EA', qty: '12', price: '46500' },
];
const tables: Readonly<Record<string, string>> = {
  'shipwork/order': 'SW_ORDER',
  'platform/certCorp': 'PF_CERT_CORP',
};

export async function openSupply(app: TestApp): Promise<Supply> {
  const [buyer, supplier] = [await app.as('sup7'), await app.as('sup6')];
  const first = async (path: string) =>
    (await buyer.get<{ content: { id: number; key: string }[] }>(path)).body.content;
  const ids = {
    ship: (await first(`/rs4/ship/list?keyword=${encodeURIComponent('PIONEER')}`))[0]!.id,
    cert: (await first('/shipwork/common/certCorp?certTpCd=SR')).find(({ key }) => key === '030SR001')!.id,
  };
  const read: Supply['read'] = async (who, id, prefix = 'shipwork/order') =>
    ok(await who.get<Values>(`/${prefix}/${String(id)}`));
  const body: Supply['body'] = (lines = pages, more = {}) => ({
    ...{ orderTitle: '기관부 보급', supCertId: ids.cert, shipId: ids.ship, portCd: 'KRPUS', berthTxt: '감천 3부두' },
    ...{ etaDt: '2026-11-24', reqDlvDtm: '2026-11-25 14:00', insertItemList: lines, ...more },
  });
  return {
    ...{ buyer, supplier, ids, read, body },
    order: async (lines, more) => ok(await buyer.post<Values>('/shipwork/order', body(lines, more)), 201),
    act: async (who, id, name, sent = {}, prefix = 'shipwork/order') => {
      const { version } = await read(who, id, prefix);
      return who.post<Values>(`/${prefix}/${String(id)}/${name}`, { version, ...sent });
    },
    async attach(who, id, refTypeCd, prefix = 'shipwork/order') {
      const picture = [{ name: 'sign.jpg', bytes: await jpeg(400, 200) }];
      const sent = await upload(await listen(app), who, picture, { refTableNm: tables[prefix], refTypeCd });
      expect(sent.status, JSON.stringify(sent.body)).toBe(201);
      const { version } = await read(who, id, prefix);
      return ok(
        await who.patch<Values>(`/${prefix}/${String(id)}`, {
          version,
          reqFileList: sent.body.content.map(({ fileDetailId }) => ({ fileDetailId })),
        }),
      );
    },
  };
}
