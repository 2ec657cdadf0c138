/** `POST {prefix}/closeMonth` and `POST {prefix}/reopenMonth` of a stock, and the closings there were (design: stock). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { demandAny } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { Ledger } from './ledger.ts';
import type { StockMonth } from './months.ts';
import { closeMonth, reopenMonth } from './months.server.ts';

/** So many closings are told. */
const most = 60;

export const readMonths =
  (ledger: Ledger) =>
  async ({ corpId }: Call, _input: Values, ask: Ask): Promise<{ readonly content: readonly StockMonth[] }> => {
    const at = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')`;
    return {
      content: await ask<StockMonth>(sql`select m.ym, ${at('m.close_dtm')} as "closeDtm", c.user_nm as "closeNm",
          ${at('m.open_dtm')} as "openDtm", o.user_nm as "openNm", m.reason
        from sys_stock_month m left join platform_user c on c.id = m.close_id left join platform_user o on o.id = m.open_id
        where m.corp_id = ${corpId}::bigint and m.prefix = ${ledger.prefix} order by m.id desc limit ${most}`),
    };
  };

const body = (name: string, shape: object) => ({
  type: 'object',
  properties: { [name]: shape },
  required: [name],
  additionalProperties: false,
});

/** Fastify plugin for the prefix `/api`. */
export const stockMonthRoutes =
  (resource: Resource, ledger: Ledger) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database } = app.signIn;
    const schema = (summary: string, asked: object) => ({ tags: [resource.prefix], summary, body: asked });
    const onRequest = demandAny(resource, 2);

    app.post(
      `/${resource.prefix}/closeMonth`,
      {
        schema: schema(
          'Close a month and all before it',
          body('ym', { type: 'string', pattern: '^20[0-9]{2}(0[1-9]|1[0-2])$' }),
        ),
        onRequest,
      },
      async (request) => {
        const call = callOf(request);
        const { ym } = request.body as { ym: string };
        await database.write(call, (tx) => closeMonth({ tx, today: call.today, now: call.now }, ledger, ym));
        return { ym };
      },
    );
    app.post(
      `/${resource.prefix}/reopenMonth`,
      {
        schema: schema(
          'Open the last closed month again',
          body('reason', { type: 'string', minLength: 1, maxLength: 300, pattern: '\\S' }),
        ),
        onRequest,
      },
      async (request) => {
        const call = callOf(request);
        const { reason } = request.body as { reason: string };
        const ym = await database.write(call, (tx) => reopenMonth({ tx, now: call.now }, ledger, reason.trim()));
        return { ym };
      },
    );
  };
