/** What the store tells a person who is logged in, instead of a form that would be refused (10-platform subsc E). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { callOf, requireSession } from '../../../api/plugins/session.ts';
import { bestLevel, type Level } from '../../../core/authority.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Standing } from '../../../core/standing.ts';
import { holds } from '../../../database/query/states.ts';
import { menuTree } from '../../reference/menus.ts';
import { adminsQuery } from '../user/admins.server.ts';

import { liveStates, subsc } from './subsc.ts';

const doors = subsc.menus.flatMap((menu) => ('operator' in menu ? [] : [menu]));

interface Found extends Omit<NonNullable<Standing['held']>, 'path'> {
  readonly id: number;
}

/** Where the person reads a subscription: among the services in use while it is one of them, else in the history. */
function pathOf({ id, stCd }: Found, levels: Readonly<Record<string, Level>>): string | undefined {
  const door = doors.find(
    (menu) =>
      bestLevel([menu], levels) > 0 && (!('box' in menu) || menu.box.where.stCd.some((state) => state === stCd)),
  );
  const screen = menuTree.find(({ treeId }) => treeId === door?.menu)?.url;
  return screen ? `${screen}/${id}` : undefined;
}

/** Fastify plugin for the prefix `/api/platform`. */
export async function standingRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.signIn;
  const querystring = {
    type: 'object',
    required: ['subsReqId'],
    properties: { subsReqId: { type: 'string', maxLength: 20 } },
  };
  app.get<{ Querystring: { subsReqId: string } }>(
    '/subsc/standing',
    {
      schema: { tags: [subsc.prefix], summary: 'How the own company stands to a service of the store', querystring },
      onRequest: requireSession,
    },
    async (request): Promise<Standing> => {
      const call = callOf(request);
      const { levels } = request.session!;
      const [[found], admins, [using]] = await database.read<[Found[], { userNm: string }[], { uses: boolean }[]]>(
        call,
        [
          sql`select t.id::float8 as id, t.st_cd as "stCd", t.subsc_no as "subscNo", t.end_dt::text as "endDt"
          from platform_subsc t join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = t.prod_id
          where t.corp_id = ${call.corpId}::bigint and t.del_yn = 'N' and p.subs_req_id = ${request.query.subsReqId}
            and ${holds(subsc, 'stCd', ['REQ', ...liveStates], call)}
          order by t.id desc limit 1`,
          adminsQuery(call.corpId, call.userId),
          sql`select exists (select from platform_subsc t
          where t.corp_id = ${call.corpId}::bigint and t.del_yn = 'N' and ${holds(subsc, 'stCd', liveStates, call)}) as uses`,
        ],
      );
      const path = found && pathOf(found, levels);
      const mayApply = !call.operator && bestLevel(doors, levels) > 1;
      return {
        ...(found && {
          held: {
            ...{ stCd: found.stCd, subscNo: found.subscNo, endDt: found.stCd === 'TERM_REQ' ? found.endDt : null },
            ...(path && { path }),
          },
        }),
        ...{ uses: using!.uses, mayApply, operator: call.operator },
        admins: mayApply || call.operator ? [] : admins.map(({ userNm }) => userNm),
      };
    },
  );
}
