/** `GET {system}/common/{name}`: lookups, schema rows, document numbers (00-conventions 1.1, 1.3, 2.11). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../core/problem.ts';
import type { Values } from '../../core/field.ts';
import type { Lookup, Resource } from '../../core/resource.ts';
import type { Behaviours } from '../../database/behaviour.ts';
import { drawNumber } from '../../database/save/docNo.ts';
import type { Database, Row } from '../../database/executor.ts';
import type { Query } from '../../database/query/search.ts';
import { lookupQuery, toldChoices } from '../../database/query/lookup.ts';
import { typeOf } from '../../fields/index.ts';
import { headerFields } from '../../record/resource.ts';
import { schemaRows } from '../../record/schema.ts';
import { translate } from '../../../i18n/server.ts';
import { describeLookup, lookupParameters } from '../openapi.ts';
import { demandAny } from '../plugins/authority.ts';
import { callOf, requireSession } from '../plugins/session.ts';
import { lookupMenus, toldMenus } from '../../record/referrers.ts';

export interface LookupParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
}

type Handler = (request: FastifyRequest) => Promise<unknown>;

const system = '/:system(^[a-z0-9]+$)/common';

/** Registers every lookup, the schema rows and the document numbers. */
export function registerLookups(app: FastifyInstance, parts: LookupParts): void {
  const { database, resources, behaviours } = parts;
  const preHandler = requireSession;
  const shared = new Map<string, Handler>();
  const answer = (resource: Resource, path: string, parameters: readonly string[], handle: Handler) => {
    const menus = [...lookupMenus(resource, path, resources)];
    // Choosing wants no authority; what no subscription opens any more is not there to choose from either.
    const handler: Handler = async (request) => {
      const { levels } = request.session!;
      return menus.some((menu) => menu in levels) ? handle(request) : refuse('E_SUBSC');
    };
    const name = /^fw\/common\/(\w+)$/.exec(path)?.[1];
    if (name) shared.set(name, handler);
    app.get(`/${path}`, { preHandler, schema: describeLookup(path, parameters) }, handler);
  };

  for (const resource of resources) {
    for (const lookup of resource.lookups ?? []) {
      const askedBy = askedIn(resource, lookup, resources);
      for (const path of lookup.paths) {
        answer(resource, path, lookupParameters(lookup), async (request) => {
          const call = callOf(request);
          const [rows] = await database.read(call, [
            lookupQuery(resource, resources, lookup, askedBy(request), call, behaviours[resource.prefix]),
          ]);
          return { content: toldChoices(rows!, behaviours[resource.prefix], call) };
        });
      }
    }
    for (const lookup of behaviours[resource.prefix]?.lookups ?? []) {
      answer(resource, lookup.path, lookup.parameters ?? [], async (request) => {
        const call = callOf(request);
        const query = request.query as Record<string, string>;
        const [rows] = await database.read(call, [lookup.rows(call, query)]);
        return { content: lookup.answered ? lookup.answered(rows as Row[], query) : rows };
      });
    }
  }

  app.get(`${system}/schema`, { preHandler, schema: describeLookup('schema rows', ['divNm']) }, async (request) => {
    const { divNm } = request.query as { divNm?: string };
    const call = callOf(request);
    // A grid may bear the name of a table of its own (GW_APPR_LINE): the table it is.
    const ofTable = resources.filter(({ table }) => table === divNm);
    const rows = (ofTable.length ? ofTable : resources)
      .flatMap((resource) => schemaRows(resource))
      .filter((row) => row.divNm === divNm);
    if (!rows.length) return refuse('E_NOTFOUND');
    return {
      content: rows.map((row) => ({
        ...row,
        message: row.message ? translate(call.lang, `errors.${row.message}`, ['']) : null,
      })),
    };
  });

  app.get(
    `${system}/getId`,
    { preHandler, schema: describeLookup('document number', ['tableName', 'preId', 'docTypeCd']) },
    async (request) => {
      const { tableName, preId, docTypeCd } = request.query as {
        tableName?: string;
        preId?: string;
        docTypeCd?: string;
      };
      const resource = resources.find((r) => r.table === tableName);
      const rule = resource && numberRule(resource, docTypeCd);
      if (!resource || !rule || (preId && preId !== rule.preId)) return refuse('E_NOTFOUND');
      await demandAny(resource, 2)(request);
      const call = callOf(request);
      const id = await database.write(call, (tx) => drawNumber(tx, { table: resource.table, ...rule }, call.today));
      return { id };
    },
  );

  // The framework's own lists are answered under every system's address (2.11: `code` stands with each service).
  app.get(
    `${system}/:name(^[a-zA-Z]+$)`,
    { preHandler, schema: describeLookup('lookups of the framework', []) },
    async (request) => {
      const handler = shared.get((request.params as { name: string }).name);
      return handler ? handler(request) : refuse('E_NOTFOUND');
    },
  );
}

/** What is asked for; what is told of a row beyond its names takes authority over a record that goes by it. */
function askedIn(resource: Resource, { toldOf = [] }: Lookup, all: readonly Resource[]): (of: FastifyRequest) => Query {
  const menus = [...toldMenus(resource, all)];
  return ({ session, query }) => {
    const { levels } = session!;
    if (menus.some((menu) => (levels[menu] ?? 0) >= 1)) return query as Query;
    return Object.fromEntries(Object.entries(query as Query).filter(([name]) => !toldOf.includes(name)));
  };
}

/** The number rule of the resource's number field; the document type must be plain letters. */
function numberRule(resource: Resource, docTypeCd?: string) {
  if (docTypeCd && !/^[A-Z]{1,3}$/.test(docTypeCd)) return undefined;
  for (const field of Object.values(headerFields(resource))) {
    const type = typeOf(field);
    if (type.number) return { ...type.number(field, {} as Values), ...(docTypeCd ? { docTypeCd } : {}) };
  }
  return resource.draws && docTypeCd ? { ...resource.draws, docTypeCd } : undefined;
}
