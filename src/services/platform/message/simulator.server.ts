/** `GET` and `POST platform/message/simulator`: what the simulator does, per company and receiver. The operator's, not in production. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { callOf, requireSession } from '../../../api/plugins/session.ts';
import { receiverKeys } from '../../../core/messages.ts';
import { refuse } from '../../../core/problem.ts';
import { simulatorModes, type SimulatorPlan } from '../../../core/simulation.ts';

const menu = 'P9A';

const errorRow = {
  type: 'object',
  properties: {
    code: { type: 'string', maxLength: 40 },
    text: { type: 'string', maxLength: 300 },
    grid: { type: 'string', maxLength: 60 },
    row: { type: 'integer', minimum: 1, maximum: 100_000 },
    field: { type: 'string', maxLength: 60 },
  },
  required: ['code', 'text'],
  additionalProperties: false,
};
const place = {
  corpId: { type: 'integer', minimum: 1 },
  rcvCd: { type: 'string', enum: [...receiverKeys] },
};
const plan = {
  mode: { type: 'string', enum: [...simulatorModes] },
  seconds: { type: 'integer', minimum: 0, maximum: 86_400 },
  reason: { type: 'string', maxLength: 500 },
  errors: { type: 'array', maxItems: 50, items: errorRow },
  answers: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 30 } },
};

interface Place {
  readonly corpId: number;
  readonly rcvCd: string;
}

/** Fastify plugin for the prefix `/api/platform`. */
export async function simulatorRoutes(app: FastifyInstance): Promise<void> {
  const { database, production } = app.signIn;
  if (production) return;
  const demandOperator = (request: FastifyRequest, level: 1 | 2) => {
    const call = callOf(request);
    if (!call.operator || (request.session?.levels[menu] ?? 0) < level) refuse('E_AUTH');
    return call;
  };
  const common = { tags: ['platform'], summary: 'How the simulator of authorities answers a company' };
  app.get('/message/simulator', { schema: common, onRequest: requireSession }, async (request) => {
    const call = demandOperator(request, 1);
    const [rows] = await database.read(call, [
      sql`select s.corp_id as "corpId", c.corp_nm as "corpNm", c.corp_nm_en as "corpNmEn", s.rcv_cd as "rcvCd", s.plan from sys_simulator s
        left join platform_corp_name c on c.id = s.corp_id order by s.corp_id, s.rcv_cd`,
    ]);
    return { content: rows };
  });
  const body = {
    type: 'object',
    properties: { ...place, ...plan },
    required: ['corpId', 'rcvCd', 'mode'],
    additionalProperties: false,
  };
  app.post('/message/simulator', { schema: { ...common, body }, onRequest: requireSession }, async (request) => {
    const call = demandOperator(request, 2);
    const { corpId, rcvCd, ...told } = request.body as Place & SimulatorPlan;
    await database.write(call, async (tx) => {
      const [corp] = await tx.query(sql`select 1 from platform_corp_name where id = ${corpId}::bigint`);
      if (!corp) refuse('E_REF', { field: 'corpId' });
      await tx.query(sql`insert into sys_simulator (corp_id, rcv_cd, plan) values (${corpId}::bigint, ${rcvCd}, ${JSON.stringify(told)}::jsonb)
        on conflict (corp_id, rcv_cd) do update set plan = excluded.plan`);
    });
    return { corpId, rcvCd, plan: told };
  });
}
