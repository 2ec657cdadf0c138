/** What it takes to walk the arrows of a resource beyond its declaration. A resource that needs nothing of it joins by being declared. */
import type { Values } from '../../src/core/field.ts';
import type { Client } from './app.ts';
import { newBody } from './records.ts';
import { resources } from '../../src/services/index.ts';

export interface Walked {
  /** Account with full authority; the administrator of the yard, or the operator, unless told. */
  readonly by?: string;
  /** Whose an action is, where it is another's. */
  readonly actor?: Readonly<Record<string, string>>;
  /** A record with all that its steps ask for. */
  body?(client: Client): Promise<Values>;
  /** Inputs of actions, over what their fields ask for. */
  readonly input?: Readonly<Record<string, (record: Values) => Values>>;
  /** SQL over the record `$1` before an action, for what comes about elsewhere. */
  readonly ready?: Readonly<Record<string, string>>;
}

const bodyOf = (prefix: string, client: Client) =>
  newBody(
    resources.find((one) => one.prefix === prefix)!,
    client,
  );
const made = async (client: Client, prefix: string, body: Values): Promise<Values> => {
  const answer = await client.post<Values>(`/${prefix}`, body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};

const lines = [{ itemNm: '점검', qty: '2', purcPrice: '1000', price: '2000', unitCd: 'EA' }];
const quot = async (client: Client) => ({ ...(await bodyOf('rs4/quot', client)), insertItemList: lines });
const order = async (client: Client) => ({
  ...(await bodyOf('rs4/order', client)),
  insertItemList: [{ ...lines[0], doneQty: '2' }],
});

/** A file of a type, as if it had been uploaded and saved. */
const attached = (refTable: string, type: string, table: string) => `
  insert into sys_file (corp_id, file_id, ref_table_nm, ref_type_cd, ref_corp_id, ref_id, ori_file_nm, save_file_nm,
    file_ext, mime, file_size, sha256, create_id)
  select corp_id, 900000 + id, '${refTable}', '${type}', corp_id, id, '${type}.png', '${type}-' || id, 'png', 'image/png', 1, '\\x00', 1
  from ${table} where id = $1`;

const turn = `update groupware_appr_steps set act_cd = 'TURN' where parent_id = $1`;

const goesOut = `update t3pl_io set io_cd = 'O', io_tp_cd = 'SAL' where id = $1`;

/** Cargo lies in a bonded area, as if its report had been accepted. */
const lies = (corp: string, area: string, weight: string, from: string) => `
  insert into bwms_stock (corp_id, bond_area_cd, carg_mt_no, in_pkg_cnt, out_pkg_cnt, bal_pkg_cnt, in_wgt, out_wgt, bal_wgt,
    in_dt, st_cd, last_dtm, stock_key)
  select ${corp}, ${area}, carg_mt_no, pkg_cnt, 0, pkg_cnt, ${weight}, 0, ${weight}, '2026-11-19', 'STORED', '2026-11-19 10:00+09',
    array_to_string(array[${area}, carg_mt_no], chr(31)) from ${from} where id = $1`;

export const walked: Readonly<Record<string, Walked>> = {
  'bwms/io': {
    ready: { amend: lies('corp_id', 'bond_area_cd', 'gross_wgt', 'bwms_io') },
    input: { amend: () => ({ pkgCnt: 3, grossWgt: '12.00', reason: '착오' }) },
  },
  '3pl/io': {
    input: {
      check: ({ itemList }) => ({
        rows: (itemList as Values[]).map(({ id }) => ({ id, qty: '1', dmgQty: '0', locCd: 'A-01' })),
      }),
    },
    ready: {
      allocate: goesOut,
      rest: goesOut,
      reverse: `with done as (update t3pl_io set io_cd = 'I', io_tp_cd = 'PUR' where id = $1 returning id)
        update t3pl_io_item i set qty = 1 from done where i.parent_id = done.id`,
    },
  },
  'platform/user': {
    ready: { openSignIn: `update platform_user set lock_yn = 'Y', fail_cnt = 5 where id = $1` },
  },
  'platform/corp': {
    ready: {
      openSignIn: `insert into platform_user (corp_id, login_id, login_pw, user_nm, auth_corp_id, auth_id, st_cd, lock_yn, lock_dtm, user_type_cd)
        select $1::bigint, 'walk' || $1::bigint || '@demo.example', login_pw, user_nm, auth_corp_id, auth_id, 'ACTIVE', 'Y', '2099-01-01', user_type_cd
        from platform_user where login_id = 'admin2@demo.example'`,
    },
  },
  'platform/subsc': {
    actor: { approve: 'oper', bookTraining: 'oper', refuseReq: 'oper' },
    ready: {
      bookTraining: `insert into platform_system_product_fee (corp_id, parent_id, sort_no, fee_tp_cd, fee_nm, unit_price)
        select 1, prod_id, 99, 'TRAIN', '방문교육', 100000 from platform_subsc where id = $1`,
    },
    input: {
      refuseReq: () => ({ reason: '확인 불가' }),
      reqTerm: () => ({ endDt: '2026-11-27' }),
      changeUserCnt: () => ({ userCnt: 3 }),
    },
  },
  'platform/bill': {
    by: 'oper',
    input: { pay: () => ({ payAmt: '1' }) },
    ready: {
      issue: `with lines as (select b.corp_id, b.bill_ym, b.id from platform_bill b where b.id = $1)
        update platform_usage u set bill_id = null, bill_corp_id = null from lines l
        where u.corp_id = l.corp_id and u.usage_ym = l.bill_ym`,
      release: `update platform_bill set hold_cds = 'HIGH' where id = $1`,
      pay: `update platform_bill set paid_amount = 0, sum_amount = 1 where id = $1`,
      unpay: `with one as (insert into platform_bill_paid (corp_id, parent_id, sort_no, pay_dt, pay_amt)
          select corp_id, id, 1, '2026-11-20', 1 from platform_bill where id = $1)
        update platform_bill set paid_amount = 1 where id = $1`,
    },
  },
  'platform/certCorp': {
    actor: { approve: 'oper', reject: 'oper', revoke: 'oper' },
    ready: {
      request: attached('PF_CERT_CORP', 'CERT', 'platform_cert_corp'),
    },
  },
  'btcd/plan': {
    // From the warehouse of company 5 to the area of company 6.
    actor: { verify: 'wh5', depart: 'wh5', confirm: 'admin6' },
    input: {
      verify: ({ vhclNo, declNo, sealNo }) => ({ vhclNo, declNo, sealNo }),
      confirm: ({ pkgCnt, wgt }) => ({ arrPkgCnt: pkgCnt, arrWgt: wgt, sealOkYn: 'Y', diffCd: 'NONE' }),
    },
    ready: {
      // Vehicles of other walks are out of the way, and the declaration is as far as its plan.
      submit: `update btcd_plan set st_cd = 'CONF' where id <> $1 and vhcl_id = (select vhcl_id from btcd_plan where id = $1)`,
      depart: lies('from_corp_id', 'from_bond_area_cd', 'wgt', 'btcd_plan'),
      confirm: `update bta_decl set st_cd = 'MOVE' where id = (select decl_id from btcd_plan where id = $1)`,
      settle: `update bta_decl set st_cd = 'MOVE' where id = (select decl_id from btcd_plan where id = $1)`,
    },
  },
  'bta/vhcl': { ready: { request: attached('BT_VHCL', 'CERT', 'bta_vhcl') } },
  'rs4/quot': { by: 'sales2', body: quot },
  'rs4/order': {
    by: 'sales2',
    actor: { makeWorks: 'admin2' },
    body: order,
    input: {
      makeWorks: ({ itemList, chargeUserId, workFromDt, workToDt }) => ({
        ...{
          leadUserId: chargeUserId,
          planFromDt: workFromDt,
          planToDt: workToDt,
          teamCd: 'HULL',
          confirmed: ['teamTakenFor'],
        },
        works: (itemList as readonly Values[]).map(({ id }) => ({ id })),
      }),
    },
    ready: {
      accept: attached('RS4_ORDER', 'SIGN', 'rs4_order'),
    },
  },
  'rs4/work': {
    async body(client) {
      const of = await made(client, 'rs4/order', await order(client));
      const [line] = of['itemList'] as readonly Values[];
      return { ...(await bodyOf('rs4/work', client)), orderId: of['id'], orderItemId: line!['id'] };
    },
    // The day has a log already.
    input: {
      log: () => ({ confirmed: ['loggedThatDay'] }),
      done: () => ({ confirmed: ['doneBeyondOrder', 'doneTwice'] }),
    },
  },
  'rs4/purc': {
    by: 'purc2',
    input: {
      receive: ({ itemList }) => ({
        rows: (itemList as readonly Values[]).map(({ id }) => ({ id, recvQty: '1', recvDt: '2026-11-20' })),
      }),
      correctReceipt: ({ itemList }) => ({
        came: (itemList as readonly Values[]).map(({ id }) => ({ id, recvQty: '0' })),
        recvFixTxt: '다른 발주의 입고였음',
      }),
    },
    ready: {
      correctReceipt: `update rs4_purc_item set recv_qty = 1, recv_dt = '2026-11-19' where parent_id = $1`,
    },
  },
  'rs4/inv': {
    async body(client) {
      const of = await made(client, 'rs4/order', await order(client));
      return { orderId: of['id'], invKindCd: 'ADV', advRt: '30' };
    },
    input: { pay: () => ({ payAmt: '1' }) },
    ready: {
      unpay: `insert into rs4_inv_pay (corp_id, parent_id, sort_no, pay_dt, pay_amt)
        select corp_id, id, 1, '2026-11-20', sum_amount from rs4_inv where id = $1`,
    },
  },
  'platform/taxInv': {
    body: async () => ({
      ...{ inveRegNo: '0078100072', inveNm: '누리데모해운(주)', inveCeoNm: '전가상' },
      insertItemList: [{ purchDt: '2026-11-20', itemNm: '수리', supplyAmt: '1000' }],
    }),
    input: { amend: () => ({ modifyCd: '04' }) },
  },
  'shipwork/order': {
    actor: { quote: 'sup6', decline: 'sup6', deliver: 'sup6', bill: 'sup6' },
    body: async (client) => ({
      ...(await bodyOf('shipwork/order', client)),
      insertItemList: [{ itemNm: '윤활유', unitCd: 'L', qty: '200', price: '9800' }],
    }),
    input: {
      deliver: ({ itemList }) => ({
        dlvDtm: '2026-11-20 09:00',
        rows: (itemList as readonly Values[]).map(({ id, qty }) => ({ id, dlvQty: qty })),
      }),
    },
    ready: {
      deliver: `insert into shipwork_load_prmt (corp_id, st_cd, order_corp_id, order_id)
        select sup_corp_id, 'PERMIT', corp_id, id from shipwork_order where id = $1`,
      receive: attached('SW_ORDER', 'SIGN', 'shipwork_order'),
      bill: `with came as (update shipwork_order_item set dlv_qty = qty where parent_id = $1)
        update shipwork_order set dlv_dtm = '2026-11-20 09:00+09' where id = $1`,
    },
  },
  'shipwork/loadPrmt': {
    input: {
      report: ({ itemList }) => ({
        doneDtm: '2026-11-20 09:00',
        rows: (itemList as readonly Values[]).map(({ id, qty }) => ({ id, realQty: qty })),
      }),
    },
  },
  'groupware/appr': {
    by: 'sales2',
    actor: { approve: 'admin2', reject: 'admin2', arbitrate: 'admin2', close: 'admin2' },
    async body(client) {
      const { body: forms } = await client.get<{ content: Values[] }>('/groupware/common/apprDoc');
      const apprDocId = forms.content.find(({ apprDocCd }) => apprDocCd === 'GEN')!['id'];
      const { body: people } = await client.get<{ content: Values[] }>('/groupware/common/user');
      const userId = people.content.find(({ loginId }) => String(loginId).startsWith('admin2'))!['id'];
      return { apprDocId, title: '사무용품 구입', insertLineList: [{ stepTpCd: 'APPR', userId }] };
    },
    ready: { approve: turn, reject: turn, arbitrate: turn, withdraw: turn },
  },
};
