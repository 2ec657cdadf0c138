/** `POST /api/logging/errFe`: a browser reports an error (1-foundations 7). Kept without secrets, counted, read by the operator. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { limit } from '../../../api/limits.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import { cleanReport, reportLengths, reportTypes, type ErrorReport } from '../../../core/web/cleanReport.ts';
import { clean } from '../cleanText.ts';

const names = Object.keys(reportLengths) as (keyof ErrorReport)[];
const words = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const schema = {
  tags: ['logging'],
  summary: 'Report an error of a page',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['errType', 'errMessage'],
    properties: { ...Object.fromEntries(names.map((name) => [name, words])), errType: { enum: reportTypes } },
  },
  response: { 204: { description: 'taken', type: 'null' } },
};

/** Fastify plugin for the prefix `/api`. */
export async function errFeRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  const options = { schema, onRequest: requireOwnPage, bodyLimit: 64 * 1024 };
  app.post<{ Body: Partial<Record<keyof ErrorReport, string | null>> }>(
    '/logging/errFe',
    options,
    async (request, reply) => {
      await limit(server, 'errFe', { address: request.ip });
      const report = Object.fromEntries(
        names.map((name) => [name, cleanReport(lines(request.body[name] ?? ''), reportLengths[name])]),
      ) as ErrorReport;
      const agent = cleanReport(clean(String(request.headers['user-agent'] ?? '')), 300);
      await server.database
        .ask(sql`select err_fe_put(${keyOf(report)}, ${report.errType}, ${report.errMessage}, ${report.errUrl},
      ${report.errSource}, ${report.errInfo}, ${report.errStack}, ${agent}, ${server.now()})`);
      return reply.code(204).send();
    },
  );
}

/** Lines stay, other controls go. */
const lines = (text: string): string => text.split('\n').map(clean).join('\n');

/** The same error on whichever page is one row: by kind, words and the first place in our own files. */
const keyOf = ({ errType, errMessage, errSource, errStack }: ErrorReport): string =>
  createHash('sha256')
    .update(JSON.stringify([errType, errMessage, errSource || (errStack.split('\n')[1] ?? '')]))
    .digest('hex');
