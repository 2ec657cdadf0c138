/** `POST fw/job/nightly {date}`: the night's transitions for any day, for tests; the operator's, and not in production. */
import type { FastifyInstance } from 'fastify';
import { runNightly } from '../../api/nightly.ts';
import { callOf, requireSession } from '../../api/plugins/session.ts';
import { isDay } from '../../core/dates.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Behaviours } from '../../database/behaviour.ts';

/** Who may write the codes of the system keeps it. */
const codesMenu = 'F01';

/** Fastify plugin for the prefix `/api/fw`. */
export const jobRoutes =
  (resources: readonly Resource[], behaviours: Behaviours) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database, production } = app.signIn;
    if (production) return;
    const body = {
      type: 'object',
      properties: { date: { type: 'string' } },
      required: ['date'],
      additionalProperties: false,
    };
    const schema = { tags: ['fw'], summary: 'Run the transitions of a night', body };
    app.post('/job/nightly', { schema, onRequest: requireSession }, async (request) => {
      const call = callOf(request);
      // It changes records: whoever only watches the system does not run it.
      if (!call.operator || request.session?.levels[codesMenu] !== 2) return refuse('E_AUTH');
      const { date } = request.body as { date: string };
      if (!isDay(date)) return refuse('E_PATTERN', { field: 'date', text: 'date' });
      const parts = { database, resources, behaviours };
      const { moved, failed } = await runNightly(parts, date, call.now, call.production, false);
      if (failed[0]) throw failed[0].error;
      return { date, moved };
    });
  };
