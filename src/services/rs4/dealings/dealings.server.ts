/** The history of a partner and of a vessel: documents, files and figures, each part by the authority of its own menu. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { demand } from '../../../api/plugins/authority.ts';
import { callOf } from '../../../api/plugins/session.ts';
import { bestLevel, type Level } from '../../../core/authority.ts';
import { refuse } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Database, Row } from '../../../database/executor.ts';
import { tableName } from '../../../database/schema/names.ts';
import { clnt } from '../clnt/clnt.ts';
import { ship } from '../ship/ship.ts';
import type { Deal, DealFile, Dealings, Deals, Figures, Subject } from './dealings.ts';
import { kindsOf } from './kinds.ts';
import { dealsQuery, figuresQuery, filesQuery, type Of } from './queries.server.ts';

const subjects: readonly (readonly [Subject, Resource])[] = [
  ['clntId', clnt],
  ['shipId', ship],
];

const counted = <R>(rows: readonly Row[]): { total: number; content: R[] } => ({
  total: Number(rows[0]?.total ?? 0),
  content: rows.map(({ total: _total, ...row }) => row as R),
});

/** In one read. E_NOTFOUND without such a partner or vessel in the company. */
async function dealingsOf(
  database: Database,
  of: Of,
  own: Resource,
  call: Call,
  levels: Readonly<Record<string, Level>>,
): Promise<Dealings> {
  const kinds = kindsOf(of.subject).filter(({ resource }) => bestLevel(resource.menus, levels) > 0);
  const figured = kinds.flatMap((kind) => figuresQuery(kind, of, call) ?? []);
  const there = sql`select 1 from ${sql.table(tableName(own.prefix))} where corp_id = ${call.corpId}::bigint and id = ${of.id}::bigint and del_yn = 'N'`;
  const answers = await database.read(call, [
    there,
    ...kinds.map((kind) => dealsQuery(kind, of, call)),
    ...figured,
    ...(kinds.length ? [filesQuery(kinds, of, call)] : []),
  ]);
  if (!answers[0]?.length) refuse('E_NOTFOUND');
  const deals = kinds.map(({ resource }, i): [string, Deals] => [resource.prefix, counted<Deal>(answers[i + 1]!)]);
  const figures = figured.map((_statement, i) => answers[kinds.length + i + 1]![0]!.figures as Figures);
  return {
    figures: Object.assign({}, ...figures) as Figures,
    deals: Object.fromEntries(deals),
    files: counted<DealFile>(kinds.length ? answers.at(-1)! : []),
  };
}

/** Fastify plugin for the prefix `/api`. */
export async function dealingsRoutes(app: FastifyInstance): Promise<void> {
  for (const [subject, own] of subjects) {
    const schema = {
      tags: [own.prefix],
      summary: 'Documents, their files and key figures, as far as the menus of the person go',
      params: { type: 'object', properties: { id: { type: 'string' } } },
    };
    const route = { config: { resource: own.prefix }, schema, preHandler: demand(own, 1) };
    app.get<{ Params: { id: string } }>(`/${own.prefix}/:id/dealings`, route, async (request) => {
      const { id } = request.params;
      if (!/^[1-9]\d{0,14}$/.test(id)) refuse('E_NOTFOUND');
      return dealingsOf(
        app.signIn.database,
        { subject, id: Number(id) },
        own,
        callOf(request),
        request.session!.levels,
      );
    });
  }
}
