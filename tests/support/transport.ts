/** People and documents of bonded transport: a transporter, the operator at an area that no company runs, a warehouse. */
import type { Values } from '../../src/core/field.ts';
import type { Answer, Client, TestApp } from './app.ts';
import { numberOf } from '../../src/services/demo/users.ts';
import { jpeg, listen, upload } from './files.ts';
import { ok } from './supply.ts';

export interface Transport {
  readonly carrier: Client;
  readonly driver: Client;
  readonly gate: Client;
  readonly warehouse: Client;
  readonly ids: Readonly<Record<'owner', number>>;
  read(who: Client, prefix: string, id: unknown): Promise<Values>;
  act(who: Client, prefix: string, id: unknown, name: string, body?: Values): Promise<Answer<Values>>;
  attach(who: Client, prefix: string, table: string, id: unknown, refTypeCd: string): Promise<Values>;
  /** A qualified vehicle. */
  vehicle(vhclNo: string): Promise<Values>;
  /** Body of a declaration of one cargo. */
  decl(cargo: Values, more?: Values): Values;
  /** The same, released. */
  released(cargo: Values, more?: Values): Promise<Values>;
  /** Body of a plan over the only cargo of a declaration. */
  plan(decl: Values, vhclId: unknown, more?: Values): Values;
}

export const cargo26 = {
  ...{ cargMtNo: '26DEMOA001I00010001', blNo: 'DEMOPUS26110001', sealNo: 'DS260001', itemNm: '선박용 프로펠러' },
  ...{ pkgCnt: 88, pkgUnitCd: 'CT', grossWgt: '1172.20' },
};

export async function openTransport(app: TestApp): Promise<Transport> {
  const [carrier, driver, gate, warehouse] = [
    await app.as('trn4'),
    await app.as('drv4'),
    await app.as('oper'),
    await app.as('wh5'),
  ];
  const { body } = await carrier.get<{ content: { id: number }[] }>(
    `/rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`,
  );
  const owner = body.content[0]!.id;
  const read: Transport['read'] = async (who, prefix, id) => ok(await who.get<Values>(`/${prefix}/${String(id)}`));
  const act: Transport['act'] = async (who, prefix, id, name, sent = {}) => {
    const { version } = await read(who, prefix, id);
    return who.post<Values>(`/${prefix}/${String(id)}/${name}`, { version, ...sent });
  };
  const attach: Transport['attach'] = async (who, prefix, table, id, refTypeCd) => {
    const picture = [{ name: 'card.jpg', bytes: await jpeg(400, 200) }];
    const sent = await upload(await listen(app), who, picture, { refTableNm: table, refTypeCd });
    const { version } = await read(who, prefix, id);
    return ok(
      await who.patch<Values>(`/${prefix}/${String(id)}`, {
        version,
        reqFileList: sent.body.content.map(({ fileDetailId }) => ({ fileDetailId })),
      }),
    );
  };
  const decl: Transport['decl'] = (cargo, more = {}) => ({
    ...{ ownerClntId: owner, fromBondAreaCd: '03099002', toBondAreaCd: '03099001', arrModeCd: 'SEA' },
    ...{ shipNm: 'DEMO STAR', arrDt: '2026-11-18', storeInDt: '2026-11-19', insertCargoList: [cargo], ...more },
  });
  return {
    ...{ carrier, driver, gate, warehouse, ids: { owner }, read, act, attach, decl },
    async vehicle(vhclNo) {
      const made = ok(
        await carrier.post<Values>('/bta/vhcl', {
          ...{
            vhclNo,
            vhclTpCd: 'CARGO',
            ownTpCd: 'OWN',
            tonG: '11.00',
            driverNm: '권기사',
            driverPhone: numberOf(4, '권기사'),
          },
          ...{ regFromDt: '2026-11-20', regToDt: '2027-11-19' },
        }),
        201,
      );
      await attach(carrier, 'bta/vhcl', 'BT_VHCL', made['id'], 'CERT');
      ok(await act(carrier, 'bta/vhcl', made['id'], 'request'));
      return ok(await act(carrier, 'bta/vhcl', made['id'], 'reply', { resultCd: 'APPROVE' }));
    },
    async released(cargo, more) {
      const made = ok(await carrier.post<Values>('/bta/decl', decl(cargo, more)), 201);
      ok(await act(carrier, 'bta/decl', made['id'], 'send'));
      return ok(await act(carrier, 'bta/decl', made['id'], 'reply', { resultCd: 'RELEASE' }));
    },
    plan: (declared, vhclId, more = {}) => ({
      ...{ declId: declared['id'], cargoId: (declared['cargoList'] as Values[])[0]!['id'], vhclId },
      ...{ planDepDtm: '2026-11-20 10:00', planArrDtm: '2026-11-20 12:00', ...more },
    }),
  };
}
