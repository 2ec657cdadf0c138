/** The calls of exports: `POST {prefix}/export` orders or announces one, `export/{id}/file` fetches it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { exportLimits, type ExportLimits } from '../../core/files/exportLimits.ts';
import { exportName, mimes } from '../../core/files/exporting.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Query } from '../../database/query/search.ts';
import { attachment } from '../files/disposition.ts';
import { describe } from '../openapi.ts';
import { demand, demandView, viewOf } from '../plugins/authority.ts';
import { callOf, requireSession } from '../plugins/session.ts';
import { openSlots } from '../slots.ts';
import { openJobs, type JobParts } from './jobs.ts';
import { demandArchive } from './archive.ts';
import { writeLog } from './log.ts';
import { isArchive, readOrder } from './order.ts';
import {
  addExport,
  demandTurn,
  dropExport,
  keptDays,
  keptExport,
  moveExport,
  ownExports,
  type KeptExport,
} from './rows.ts';
import { exportRouteSchema } from './schema.ts';
import { exportHeaders, sendStream } from './stream.ts';
import { exportQuery, resourceOf } from './write.ts';

export interface ExportRouteParts extends JobParts {
  readonly limits?: ExportLimits | undefined;
}

export async function registerExports(app: FastifyInstance, parts: ExportRouteParts): Promise<void> {
  // Each holds a connection and a part of the processor for as long as it takes, and one company only one place.
  const slots = openSlots(3, 20, 1);
  for (const resource of parts.resources) registerOrder(app, resource, parts);

  app.get('/export', { onRequest: requireSession, schema: exportRouteSchema('list') }, async (request) => {
    const call = callOf(request);
    return { content: await ownExports(parts.database, call, call.lang) };
  });
  app.get('/export/:id', { onRequest: requireSession, schema: exportRouteSchema('one') }, async (request) => {
    const call = callOf(request);
    const [row] = await ownExports(parts.database, call, call.lang, idOf(request));
    return row ?? refuse('E_NOTFOUND');
  });
  app.get(
    '/export/:id/file',
    { onRequest: requireSession, schema: exportRouteSchema('file') },
    async (request, reply) => {
      const call = callOf(request);
      const order = (await keptExport(parts.database, call, idOf(request))) ?? refuse('E_NOTFOUND');
      const { wanted } = order;
      // What the person may no longer read does not leave either.
      if (isArchive(wanted)) await demandArchive(request, parts, wanted);
      else demandView(request, resourceOf(parts, wanted.prefix), wanted.view, 1);
      return order.job ? sendStored(parts, order, reply) : sendStream(parts, slots, order, call, request, reply);
    },
  );
  app.delete(
    '/export/:id',
    { onRequest: requireSession, schema: exportRouteSchema('remove') },
    async (request, reply) => {
      const call = callOf(request);
      const id = idOf(request);
      const stopped = await moveExport(parts.database, call, id, ['READY', 'WAIT', 'RUN'], sql`st_cd = 'CANCEL'`);
      const stored = stopped ? null : await dropExport(parts.database, call, id);
      if (stored === undefined) refuse('E_NOTFOUND');
      if (stored) await parts.store.remove(stored);
      return reply.code(204).send();
    },
  );
  openJobs(app, parts);
}

function registerOrder(app: FastifyInstance, resource: Resource, parts: ExportRouteParts): void {
  const { database, limits = exportLimits } = parts;
  const options = {
    config: { resource: resource.prefix },
    schema: describe(resource, 'export'),
    preHandler: demand(resource, 1),
  };
  app.post(`/${resource.prefix}/export`, options, async (request, reply) => {
    const call = callOf(request);
    const { personal, reason, rows, ...order } = readOrder(
      resource,
      request.query as Query,
      viewOf(request),
      call.lang,
      request.body,
    );
    const logged = { ...order, personal, reason, rows };
    reply.code(201);
    if (rows !== undefined) {
      if (personal.length) await database.write(call, (tx) => writeLog(tx, call, logged, rows));
      return {};
    }
    const [[found] = []] = await database.read(call, [exportQuery(parts, resource, order, call).totals]);
    const total = found!['total'] as number;
    if (total > limits.most) refuse('E_RANGE', { text: 'exportMost', args: [grouped(limits.most)] });
    const job = total > limits.stream;
    const fileNm = exportName(order.title, order.kind, call.today);
    const id = await database.write(call, async (tx) => {
      if (job) await demandTurn(tx);
      if (personal.length) await writeLog(tx, call, logged, total);
      return addExport(tx, { order, job, total, fileNm, now: call.now, days: job ? keptDays.job : keptDays.stream });
    });
    return { id, job, total, fileNm };
  });
}

const grouped = (count: number) => count.toLocaleString('en-US');

async function sendStored(
  { store }: JobParts,
  { wanted, stCd, saveNm, fileNm, fileSize }: KeptExport,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (stCd !== 'DONE' || !saveNm) return refuse('E_STATE', { text: 'exportNotReady' });
  const stream = (await store.get(saveNm)) ?? refuse('E_FILE_GONE');
  return reply
    .headers({ ...exportHeaders, 'content-disposition': attachment(fileNm), 'content-length': fileSize ?? undefined })
    .type(mimes[wanted.kind])
    .send(stream);
}

/** An address that is no positive whole number names no export. */
function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : refuse('E_NOTFOUND');
}
