/** Searches of lists that people keep under a name: for themselves, their department, or (administrators) the company. */
import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callOf, requireSession } from '../../api/plugins/session.ts';
import { menuOfPath, type Level } from '../../core/authority.ts';
import { mayShare, viewLimits, viewShares, type KeptView, type ListView } from '../../core/listView.ts';
import { refuse } from '../../core/problem.ts';
import type { Call } from '../../database/behaviour.ts';
import { menuTree } from '../reference/menus.ts';
import { administers } from './administers.server.ts';

const tags = ['list views'];
const screen = { type: 'string', pattern: '^[A-Za-z0-9_]{1,20}(/[A-Za-z0-9_]{1,30}){1,3}$', maxLength: 80 } as const;
/** A search, never a way elsewhere; no control characters. */
const address = { type: 'string', maxLength: viewLimits.address, pattern: '^[^\\u0000-\\u001f#]*$' } as const;
const viewNm = {
  type: 'string',
  minLength: 1,
  maxLength: viewLimits.name,
  pattern: '^[^\\u0000-\\u001f]*\\S[^\\u0000-\\u001f]*$',
} as const;

const deptOf = ({ corpId, userId }: Call) =>
  sql`(select u.dept_cd from platform_user u where u.corp_id = ${corpId}::bigint and u.id = ${userId}::bigint)`;

/** Authority for the list, by the menu that its address belongs to. */
const levelAt = ({ session }: FastifyRequest, name: string): Level =>
  session?.levels[menuOfPath(`/${name}`, menuTree)?.treeId ?? ''] ?? 0;

/** Fastify plugin for the prefix `/api/platform`. */
export async function listViewRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.signIn;
  app.addHook('onRequest', requireSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const list = {
    tags,
    summary: 'Kept searches of a list: own ones, those of the department and of the company',
    querystring: { type: 'object', required: ['screen'], properties: { screen }, additionalProperties: false },
  };
  app.get<{ Querystring: { screen: string } }>('/listView', { schema: list }, async (request) => {
    const call = callOf(request);
    const [content] = await database.read<[ListView[]]>(call, [
      sql`select v.id, v.view_nm as "viewNm", v.address, v.share_cd as "shareCd", v.user_id = ${call.userId}::bigint as own,
          coalesce(o.user_nm, '') as "userNm"
        from sys_list_view v left join platform_user o on o.corp_id = v.corp_id and o.id = v.user_id
        where v.corp_id = ${call.corpId}::bigint and v.screen = ${request.query.screen}
          and (v.user_id = ${call.userId}::bigint or v.share_cd = 'CORP' or (v.share_cd = 'DEPT' and v.dept_cd = ${deptOf(call)}))
        order by array_position(array['CORP', 'DEPT', 'MINE'], v.share_cd), v.id`,
    ]);
    return { content: content.map((view) => ({ ...view, id: Number(view.id) })) };
  });

  const body = {
    type: 'object',
    required: ['screen', 'viewNm', 'address', 'shareCd'],
    properties: {
      id: { type: 'integer', minimum: 1 },
      screen,
      viewNm,
      address,
      shareCd: { type: 'string', enum: [...viewShares] },
    },
    additionalProperties: false,
  };
  const put = { tags, summary: 'Keep a search; the own one of the `id` or of the same name becomes it', body };
  app.put<{ Body: KeptView }>('/listView', { schema: put }, async (request) => {
    const call = callOf(request);
    const { id, shareCd, ...view } = request.body;
    const name = view.viewNm.trim();
    return database.write(call, async (tx) => {
      if (!mayShare(shareCd, levelAt(request, view.screen), shareCd === 'CORP' && (await administers(tx))))
        refuse('E_AUTH', { field: 'shareCd', text: shareCd === 'CORP' ? 'viewShared' : 'viewReadOnly' });
      const [person] = await tx.query<{ deptCd: string | null }>(sql`select ${deptOf(call)} as "deptCd"`);
      if (shareCd === 'DEPT' && !person?.deptCd) refuse('E_REQUIRED', { field: 'shareCd', text: 'viewNoDept' });
      const ofPerson = sql`corp_id = ${call.corpId}::bigint and user_id = ${call.userId}::bigint and screen = ${view.screen}`;
      const [twin] = await tx.query<{ id: string }>(
        sql`select id from sys_list_view where ${ofPerson} and view_nm = ${name}`,
      );
      const changed = id ?? (twin && Number(twin.id));
      if (twin && Number(twin.id) !== changed) refuse('E_DUP', { field: 'viewNm' });
      const dept = person?.deptCd ?? null;
      const [stored] = changed
        ? await tx.query<{
            id: string;
          }>(sql`update sys_list_view set view_nm = ${name}, address = ${view.address}, share_cd = ${shareCd},
            dept_cd = ${dept} where ${ofPerson} and id = ${changed}::bigint returning id`)
        : await tx.query<{ id: string }>(sql`
            insert into sys_list_view (corp_id, user_id, screen, view_nm, address, share_cd, dept_cd, created_at)
            select ${call.corpId}, ${call.userId}, ${view.screen}, ${name}, ${view.address}, ${shareCd}, ${dept}, ${call.now}
            where (select count(*) from sys_list_view where ${ofPerson}) < ${viewLimits.each} returning id`);
      if (stored) return { id: Number(stored.id) };
      return changed ? refuse('E_NOTFOUND') : refuse('E_RANGE', { text: 'viewTooMany', args: [viewLimits.each] });
    });
  });

  const gone = {
    tags,
    summary: 'Forget an own kept search; administrators also one of the company',
    params: { type: 'object', properties: { id: { type: 'string', pattern: '^[1-9]\\d{0,15}$' } } },
    response: { 204: { type: 'null', description: 'forgotten' } },
  };
  app.delete<{ Params: { id: string } }>('/listView/:id', { schema: gone }, async (request, reply) => {
    const call = callOf(request);
    await database.write(call, async (tx) => {
      const company = (await administers(tx)) ? sql` or share_cd = 'CORP'` : sql``;
      const rows = await tx.query(sql`delete from sys_list_view where corp_id = ${call.corpId}::bigint
        and id = ${request.params.id}::bigint and (user_id = ${call.userId}::bigint${company}) returning id`);
      if (rows.length === 0) refuse('E_NOTFOUND');
    });
    return reply.code(204).send();
  });
}
