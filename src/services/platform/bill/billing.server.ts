/**
 * `POST platform/usage/meter {usageYm}` and `POST platform/bill/close {billYm}`, the operator's: company by company, each in
 * a transaction of its own, so that a run which was broken off is simply started again. `after` and `most` let a screen
 * ask for some at a time and show how far it has come.
 */
import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demandAny } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import { isOver, monthOf } from '../../../core/months.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import { systemCorpId, type Resource } from '../../../core/resource.ts';
import type { Behaviours, Call } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import { othersOf } from '../../../database/save/others.ts';
import { meterCompany } from '../usage/month.server.ts';
import { usage } from '../usage/usage.ts';
import { bill } from './bill.ts';
import { closeCompany } from './close.server.ts';

interface Company {
  readonly corpId: number;
  readonly corpNm: string;
}

interface Asked {
  readonly after?: number;
  readonly most?: number;
}

/** Neither the operator nor a yard that visitors look around in. */
const isCustomer = sql`c.id <> ${systemCorpId}::bigint and not exists (select 1 from sys_demo_yard y where y.corp_id = c.id)`;

const shape = '^(19|[2-9][0-9])[0-9]{2}(0[1-9]|1[0-2])$';
const bodyOf = (ym: string) => ({
  type: 'object',
  properties: {
    [ym]: { type: 'string', pattern: shape },
    after: { type: 'integer', minimum: 0 },
    most: { type: 'integer', minimum: 1, maximum: 1000 },
  },
  required: [ym],
  additionalProperties: false,
});

/** Fastify plugin for the prefix `/api/platform`. */
export const billingRoutes =
  (resources: readonly Resource[], behaviours: Behaviours) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database } = app.signIn;

    const operatorOf = (request: FastifyRequest): Call => {
      const call = callOf(request);
      return call.operator ? call : refuse('E_AUTH');
    };
    const of = (statement: Parameters<Transaction['query']>[0]) => (call: Call) =>
      database.read<[Company[]]>(call, [statement]).then(([rows]) => rows);

    /** Does the work for each company; one that fails is told, and the others go on. */
    async function forCompanies<R extends object>(
      call: Call,
      companies: readonly Company[],
      { after = 0, most = companies.length }: Asked,
      work: (tx: Transaction, company: Company) => Promise<R>,
    ) {
      const now = companies.filter(({ corpId }) => corpId > after).slice(0, most);
      const content: (Company & (R | { readonly failed: string }))[] = [];
      for (const company of now) {
        try {
          content.push({ ...company, ...(await database.write(call, (tx) => work(tx, company))) });
        } catch (error) {
          app.log.error({ err: error, corpId: company.corpId }, 'billing');
          content.push({ ...company, failed: error instanceof ProblemError ? error.problems[0]!.code : 'E_SERVER' });
        }
      }
      const last = now.at(-1)?.corpId ?? after;
      const left = companies.filter(({ corpId }) => corpId > last).length;
      return { content, total: companies.length, left, ...(left > 0 ? { next: last } : {}) };
    }

    app.post(
      '/usage/meter',
      {
        schema: { tags: [usage.prefix], summary: 'Meter a month of every company', body: bodyOf('usageYm') },
        onRequest: demandAny(usage, 2),
      },
      async (request) => {
        const call = operatorOf(request);
        const { usageYm, ...asked } = request.body as Asked & { usageYm: string };
        if (usageYm > monthOf(call.today)) refuse('E_RANGE', { field: 'usageYm', text: 'monthToCome' });
        const companies = await of(sql`
          select c.id as "corpId", c.corp_nm as "corpNm" from platform_corp c where ${isCustomer} and c.del_yn = 'N'
            and (exists (select 1 from platform_subsc s where s.corp_id = c.id and s.start_dt is not null and s.del_yn = 'N')
              or exists (select 1 from platform_usage u where u.corp_id = c.id and u.usage_ym = ${usageYm} and u.del_yn = 'N')) order by c.id`)(
          call,
        );
        return forCompanies(call, companies, asked, (tx, { corpId }) =>
          meterCompany(tx, call, corpId, usageYm, resources),
        );
      },
    );

    app.post(
      '/bill/close',
      {
        schema: { tags: [bill.prefix], summary: 'Close a month: a draft for every company', body: bodyOf('billYm') },
        onRequest: demandAny(bill, 2),
      },
      async (request) => {
        const call = operatorOf(request);
        const { billYm, ...asked } = request.body as Asked & { billYm: string };
        if (!isOver(billYm, call.today)) refuse('E_RANGE', { field: 'billYm', text: 'monthNotOver' });
        const saving = { database, resource: bill, all: resources, behaviour: {}, behaviours, othersOf, call };
        const companies = await of(sql`
          select c.id as "corpId", c.corp_nm as "corpNm" from platform_corp c where ${isCustomer}
            and (exists (select 1 from platform_usage u where u.corp_id = c.id and u.usage_ym = ${billYm} and u.del_yn = 'N')
              or exists (select 1 from platform_bill b where b.corp_id = c.id and b.bill_ym = ${billYm} and b.del_yn = 'N')) order by c.id`)(
          call,
        );
        return forCompanies(call, companies, asked, (tx, { corpId }) =>
          closeCompany(tx, call, othersOf(tx, saving), corpId, billYm),
        );
      },
    );
  };
