/** All revisions under the number of a quotation, with the papers that were sent and what became of the e-mails. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { demand } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import { refuse } from '../../../core/problem.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Database } from '../../../database/executor.ts';
import { heldColumn } from '../../../database/query/states.ts';
import { quot } from './quot.ts';
import type { Revision, Sending, SentPaper } from './revisions.ts';

const minute = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')`;

type RevisionRow = Omit<Revision, 'papers'> & { readonly clntId: number };
type PaperRow = Omit<SentPaper, 'to'> & { readonly quotId: number };
type SendingRow = Sending & { readonly fileDetailId: number };

/** Newest revision first. E_NOTFOUND without such a quotation in the company. */
export async function revisionsOf(database: Database, call: Call, id: number): Promise<Revision[]> {
  const corp = sql`${call.corpId}::bigint`;
  const same = sql`select q.* from rs4_quot q join rs4_quot own on own.corp_id = q.corp_id and own.quot_no = q.quot_no
    where own.corp_id = ${corp} and own.id = ${id}::bigint and own.del_yn = 'N' and q.del_yn = 'N'`;
  const papers = sql`select f.id as "fileDetailId", f.ori_file_nm as "oriFileNm", ${minute('f.create_dt')} as "createDt", f.ref_id as "quotId", f.id
    from sys_file f where f.corp_id = ${corp} and f.ref_table_nm = ${quot.table} and f.ref_type_cd = 'PDF' and f.file_del_yn = 'N'
      and f.ref_id in (select id from (${same}) s)`;
  const [revisions, papersSent, sendings] = await database.read<[RevisionRow[], PaperRow[], SendingRow[]]>(call, [
    sql`select id, rev_no::int as "revNo", quot_dt::text as "quotDt", curr_cd as "currCd", quot_amount_frgn::text as "quotAmountFrgn",
      sum_amount::text as "sumAmount", ${heldColumn(quot, 'stCd', call, 's')} as "stCd", ${minute('sent_dtm')} as "sentDtm", clnt_id as "clntId"
      from (${same}) s order by rev_no desc`,
    sql`select * from (${papers}) p order by id`,
    sql`select o.file_id as "fileDetailId", o.rcv_addr as addr, o.st_cd as "stCd", ${minute('o.sent_dtm')} as "sentDtm",
      (select c.charger_nm from rs4_clnt_charger c, (${same}) s where c.corp_id = ${corp} and c.parent_id = s.clnt_id
        and lower(c.email) = lower(o.rcv_addr) order by c.id limit 1) as name
      from outbox_of_files(array(select id from (${papers}) p)) o`,
  ]);
  if (revisions.length === 0) return refuse('E_NOTFOUND');
  const to = (file: number) =>
    sendings
      .filter(({ fileDetailId }) => fileDetailId === file)
      .map(({ addr, name, stCd, sentDtm }) => ({ addr, name, stCd, sentDtm }));
  return revisions.map(({ clntId: _clntId, ...revision }) => ({
    ...revision,
    papers: papersSent
      .filter(({ quotId }) => quotId === revision.id)
      .map(({ fileDetailId, oriFileNm, createDt }) => ({ fileDetailId, oriFileNm, createDt, to: to(fileDetailId) })),
  }));
}

/** Fastify plugin for the prefix `/api/rs4`. */
export async function quotRevisionRoutes(app: FastifyInstance): Promise<void> {
  const schema = {
    tags: [quot.prefix],
    summary: 'Revisions under one number, the papers sent and to whom',
    params: { type: 'object', properties: { id: { type: 'string' } } },
  };
  const route = { config: { resource: quot.prefix }, schema, preHandler: demand(quot, 1) };
  app.get<{ Params: { id: string } }>('/quot/:id/revisions', route, async (request) => {
    const { id } = request.params;
    if (!/^[1-9]\d{0,14}$/.test(id)) refuse('E_NOTFOUND');
    return { content: await revisionsOf(app.signIn.database, callOf(request), Number(id)) };
  });
}
