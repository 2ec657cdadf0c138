/** `POST platform/usage/meter {usageYm}` and `POST platform/bill/close {billYm}`, the operator's (10-platform). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demandAny } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import { refuse } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Behaviours, Call } from '../../../database/behaviour.ts';
import { usage } from '../usage/usage.ts';
import { bill } from './bill.ts';
import { closeMonth, meterMonth, type Asked } from './monthRun.server.ts';

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
    const parts = {
      ...{ database: app.signIn.database, resources, behaviours },
      failed: (err: unknown, corpId: number) => app.log.error({ err, corpId }, 'billing'),
    };

    const operatorOf = (request: FastifyRequest): Call => {
      const call = callOf(request);
      return call.operator ? call : refuse('E_AUTH');
    };

    app.post(
      '/usage/meter',
      {
        schema: { tags: [usage.prefix], summary: 'Meter a month of every company', body: bodyOf('usageYm') },
        onRequest: demandAny(usage, 2),
      },
      async (request) => {
        const { usageYm, ...asked } = request.body as Asked & { usageYm: string };
        return meterMonth(parts, operatorOf(request), usageYm, asked);
      },
    );

    app.post(
      '/bill/close',
      {
        schema: { tags: [bill.prefix], summary: 'Close a month: a draft for every company', body: bodyOf('billYm') },
        onRequest: demandAny(bill, 2),
      },
      async (request) => {
        const { billYm, ...asked } = request.body as Asked & { billYm: string };
        return closeMonth(parts, operatorOf(request), billYm, asked);
      },
    );
  };
