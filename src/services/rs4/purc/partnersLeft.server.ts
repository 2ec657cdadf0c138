/** Whom an order still has to be purchased from; the purchase itself begins with `rs4/purc/new?orderId&clntId`. */
import type { FastifyInstance } from 'fastify';
import { demand } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import { refuse } from '../../../core/problem.ts';
import { order } from '../order/order.ts';
import { partnersAsked, partnersLeft } from './fromOrder.server.ts';

/** Fastify plugin for the prefix `/api/rs4`. */
export async function partnersLeftRoutes(app: FastifyInstance): Promise<void> {
  const params = { type: 'object', properties: { id: { type: 'string' } } };
  const schema = { tags: [order.prefix], summary: 'Partners named for work that no purchase has taken', params };
  const route = { config: { resource: order.prefix }, schema, preHandler: demand(order, 1) };
  app.get<{ Params: { id: string } }>('/order/:id/partnersLeft', route, async (request) => {
    const { id } = request.params;
    if (!/^[1-9]\d{0,14}$/.test(id)) refuse('E_NOTFOUND');
    const actor = callOf(request);
    const { database } = app.signIn;
    const answers = await database.read<Parameters<typeof partnersLeft>[0]>(
      actor,
      partnersAsked(actor.corpId, Number(id)),
    );
    return { content: partnersLeft(answers) };
  });
}
