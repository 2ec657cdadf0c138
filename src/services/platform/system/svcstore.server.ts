/** What visitors read of the store (2-portal 7): services in use, their texts cleaned once more, their pictures. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { revalidated } from '../../../api/revalidate.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Ask } from '../../../database/behaviour.ts';
import type { Database, Row } from '../../../database/executor.ts';
import { sanitise } from '../../../fields/html/sanitise.server.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { product } from './product.ts';
import { sendPicture } from './svcPicture.server.ts';

export const system = { corpId: systemCorpId, userId: 0 };
/** Where pictures answer; `saveFileNm` follows (2-portal 3 "store service item"). */
const pictures = '/api/platform/svcstore/picture/';

/** What the first fee of a kind costs. */
export const feeOf = (kind: CodeKey<'FEE_TP'>) => sql`(select f.unit_price::text from platform_system_product_fee f
    where f.corp_id = t.corp_id and f.parent_id = t.id and f.fee_tp_cd = ${kind} order by f.sort_no, f.id limit 1)`;

const shared = sql`t.id, t.sys_cd as "sysCd", t.sys_nm as "sysNm", t.sys_nm_en as "sysNmEn", t.subs_req_id as "subsReqId",
  t.subs_req_nm as "subsReqNm", t.subs_req_nm_en as "subsReqNmEn", t.prd_intro as "prdIntro", t.prd_intro_en as "prdIntroEn",
  t.open_yn is not distinct from 'Y' as "isOpen",
  ${feeOf('BASE')} as "baseFee", ${feeOf('SETUP')} as "setupFee",
  (select coalesce(json_agg(json_build_object('fileDetailId', f.id, 'oriFileNm', f.ori_file_nm, 'vrFilePath', ${pictures}::text,
      'saveFileNm', f.id || '-' || left(encode(f.sha256, 'hex'), 12) || '.webp') order by f.seq_num, f.id), '[]')
    from sys_file f where f.ref_table_nm = ${product.table} and f.ref_type_cd = 'IMG' and f.ref_corp_id = t.corp_id and f.ref_id = t.id
      and f.file_del_yn = 'N') as "respFileList"`;
const texts = ['prdSummary', 'mainFunc', 'priceInfo', 'prdSummaryEn', 'mainFuncEn', 'priceInfoEn'];
const textColumns = sql`t.prd_summary as "prdSummary", t.main_func as "mainFunc", t.price_info as "priceInfo",
  t.prd_summary_en as "prdSummaryEn", t.main_func_en as "mainFuncEn", t.price_info_en as "priceInfoEn",
  t.img_desc as "imgDesc", t.img_desc_en as "imgDescEn", t.base_user_cnt as "baseUserCnt", to_char(t.update_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as "updateDt"`;

/** Fees in their order; the English name of one is that of its kind. */
const fees = sql`(select coalesce(json_agg(json_build_object('feeTpCd', f.fee_tp_cd, 'feeNm', f.fee_nm, 'feeNmEn', c.value_en, 'unitPrice', f.unit_price::text,
      'unitNm', f.unit_nm) order by f.sort_no, f.id), '[]')
    from platform_system_product_fee f
    left join fw_code y on y.grp_cd = 'FEE_TP' and y.del_yn = 'N'
    left join fw_code_code c on c.parent_id = y.id and c.corp_id = ${systemCorpId} and c.key = f.fee_tp_cd
    where f.corp_id = t.corp_id and f.parent_id = t.id) as "feeList"`;

/** The order of the systems is that of their codes. */
const inUse = sql`from platform_system_product t
  left join fw_code g on g.grp_cd = 'SYS' and g.del_yn = 'N'
  left join fw_code_code k on k.parent_id = g.id and k.corp_id = ${systemCorpId} and k.key = t.sys_cd
  where t.corp_id = ${systemCorpId} and t.del_yn = 'N' and t.use_yn = 'Y'`;

/** The first picture stands for the service. */
function withCover(row: Row): Row {
  const [cover] = row.respFileList as readonly { vrFilePath: string; saveFileNm: string }[];
  return { ...row, vrFilePath: cover?.vrFilePath ?? null, saveFileNm: cover?.saveFileNm ?? null };
}

/** What stands of a service in a line of the store, for whoever reads the database already. */
export async function serviceHead(ask: Ask, id: number): Promise<Row | undefined> {
  const [row] = await ask<Row>(sql`select ${shared} ${inUse} and t.id = ${id}::bigint`);
  return row && withCover(row);
}

async function readServices(database: Database): Promise<readonly Row[]> {
  const [rows] = await database.read(system, [
    sql`select ${shared} ${inUse} order by k.sort nulls last, t.sys_cd, t.id`,
  ]);
  return rows!.map(withCover);
}

/** What those cost that run already, for whoever reckons with several of them. */
async function readPrices(database: Database): Promise<readonly Row[]> {
  const [rows] = await database.read(system, [
    sql`select t.id, t.subs_req_id as "subsReqId", t.sys_nm as "sysNm", t.sys_nm_en as "sysNmEn", t.subs_req_nm as "subsReqNm", t.subs_req_nm_en as "subsReqNmEn", t.base_user_cnt as "baseUserCnt", ${fees}
      ${inUse} and t.open_yn = 'Y' order by k.sort nulls last, t.sys_cd, t.id`,
  ]);
  return rows!;
}

/** E_NOTFOUND for what is no service in use. */
async function readService(database: Database, id: string): Promise<Row> {
  if (!/^[1-9]\d{0,14}$/.test(id)) refuse('E_NOTFOUND');
  const [rows] = await database.read(system, [
    sql`select ${shared}, ${textColumns}, ${fees} ${inUse} and t.id = ${id}::bigint`,
  ]);
  const found = rows![0] ?? refuse('E_NOTFOUND');
  const clean = texts.map((name) => [name, sanitise(String(found[name] ?? '')) || null]);
  return { ...withCover(found), ...Object.fromEntries(clean) };
}

type ById = FastifyRequest<{ Params: { id: string } }>;
const described = (summary: string) => ({ tags: ['store'], summary });

/** Fastify plugin for the prefix `/api/platform`. */
export async function svcstoreRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.signIn;
  const asked = { onSend: revalidated };
  app.get('/svcstore/list', { ...asked, schema: described('Services of the store') }, async () => ({
    content: await readServices(database),
  }));
  app.get('/svcstore/prices', { ...asked, schema: described('Prices of the services that run') }, async () => ({
    content: await readPrices(database),
  }));
  const serviceOf = (request: FastifyRequest) => readService(database, (request as ById).params.id);
  app.get('/svcstore/:id', { ...asked, schema: described('A service of the store') }, serviceOf);
  app.get('/svcinfo/:id', { ...asked, schema: described('A service that is introduced') }, serviceOf);
  app.get(
    '/svcstore/picture/:name',
    { schema: described('A picture of a service') },
    (request: FastifyRequest, reply: FastifyReply) =>
      sendPicture(
        app.signIn,
        request as FastifyRequest<{ Params: { name: string }; Querystring: { w?: unknown } }>,
        reply,
      ),
  );
}
