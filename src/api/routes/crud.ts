/** The calls of every resource (00-conventions 1.1), derived from its declaration. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { othersOf } from '../../database/save/others.ts';
import { ProblemError, refuse, type Problem } from '../../core/problem.ts';
import { rulesOf } from '../../record/rules.ts';
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { act, actEach, actMany } from '../../database/save/act.ts';
import { keepRefused } from '../../database/save/refusedStep.ts';
import type { DoorParts } from '../../database/messages/door.ts';
import { replyFor } from '../messages/replying.ts';
import { makeFrom } from '../../database/save/makeFrom.ts';
import { historyQuery } from '../../database/save/audit.ts';
import type { Ask, Behaviour, Behaviours, Call, Row } from '../../database/behaviour.ts';
import type { Database } from '../../database/executor.ts';
import { listQuery, toldRows, readPage } from '../../database/query/list.ts';
import type { Totals } from '../../database/query/sums.ts';
import { leftOutOf } from '../../record/counted.ts';
import { fromWire, recordQuery, recordText, seenText } from '../../database/query/record.ts';
import { paperOf } from '../../database/files/keptPaper.ts';
import { remove } from '../../database/save/remove.ts';
import { save } from '../../database/save/save.ts';
import type { Saving } from '../../database/save/saving.ts';
import { toWire } from '../../database/query/wire.ts';
import { readIds, type Query } from '../../database/query/search.ts';
import { demandMaking, viewDefaults, viewRows } from '../../database/query/view.ts';
import { namesQuery } from '../../database/query/displayNames.ts';
import { newRecord } from '../../record/defaults.ts';
import { readAsked, readPrefill, readStarts } from '../../record/proposals.ts';
import { readActionInput } from '../../record/actions.ts';
import { asksFile, readPaper } from '../../record/papers.ts';
import { grids } from '../../record/resource.ts';
import { sendPaper } from '../paperFile.ts';
import { demand, demandAny, demandOfOperators, viewOf } from '../plugins/authority.ts';
import { callOf } from '../plugins/session.ts';
import { failureBody } from '../plugins/errors.ts';
import { describe } from '../openapi.ts';
import { onceByKey } from '../idempotency.ts';
import { registerReports } from './reports.ts';
import { seenTrail } from './trail.ts';

export interface CrudParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviour: Behaviour;
  readonly behaviours?: Behaviours;
  /** By which answers of authorities come in; absent where nothing is sent to any. */
  readonly door?: DoorParts;
}

const bodyLimit = 8 * 1024 * 1024;

/** So long a call that sends waits for a quick answer. */
const answerPatienceMs = 1000;

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Registers list, new, record, history, save, deletion and actions of one resource. */
export function registerCrud(app: FastifyInstance, resource: Resource, parts: CrudParts): void {
  const { database, resources, behaviour, behaviours = {} } = parts;
  const at = `/${resource.prefix}`;
  /** `once`: a repeated call may be given the answer of the first. */
  const saving = (request: FastifyRequest, once = false): Saving => {
    const view = viewOf(request);
    return {
      database: once ? onceByKey(database, request, resource.prefix) : database,
      resource,
      all: resources,
      behaviour,
      behaviours,
      othersOf,
      call: callOf(request),
      ...(view ? { view } : {}),
    };
  };
  const readOf = (request: FastifyRequest, call: Call) =>
    recordQuery(resource, resources, idOf(request as WithId), call, {
      narrow: viewRows(resource, viewOf(request), call),
    });
  const route = (kind: string, action?: string) => ({
    config: { resource: resource.prefix },
    schema: describe(resource, kind, action),
    bodyLimit,
  });

  app.get(`${at}/list`, { ...route('list'), preHandler: demand(resource, 1) }, async (request, reply) => {
    const call = callOf(request);
    const list = listQuery(resource, resources, behaviour, request.query as Query, call);
    const [rows, totals] = await database.read(call, [list.rows, list.totals]);
    const { total, uncounted, ...sums } = totals![0] as Totals;
    const page = {
      totalElements: total,
      size: list.page.size,
      number: list.page.number,
      totalPages: Math.ceil(total / list.page.size),
    };
    // What cannot be added, amounts of several currencies, has no sum.
    const added = Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== null));
    const left = uncounted?.some(Boolean) ? `,"uncounted":${JSON.stringify(leftOutOf(resource, uncounted))}` : '';
    const tail = Object.keys(sums).length ? `,"sums":${JSON.stringify(added)}${left}` : '';
    const text = rows![0]!.content as string;
    const content = behaviour.listWords
      ? JSON.stringify(toldRows(JSON.parse(text) as Values[], behaviour, call))
      : text;
    return json(reply, `{"content":${content},"page":${JSON.stringify(page)}${tail}}`);
  });

  app.get(`${at}/new`, { ...route('new'), preHandler: demand(resource, 1) }, async (request) => {
    const call = callOf(request);
    const empty = Object.fromEntries(Object.keys(grids(resource)).map((grid) => [grid, []]));
    const record = {
      ...newRecord(resource, { today: call.today, userId: call.userId, corpId: call.corpId }),
      ...readPrefill(resource, request.query as Query),
      ...viewDefaults(resource, viewOf(request)),
      ...empty,
    };
    await behaviour.fresh?.(call, record, askOf(database, call), readStarts(resource, request.query as Query));
    return toWire(resource, await withNames(database, resource, resources, record, call), call.corpId);
  });

  if (resource.proposals) {
    const { propose } = behaviour;
    app.get(`${at}/defaults`, { ...route('defaults'), preHandler: demand(resource, 1) }, async (request) => {
      const call = callOf(request);
      const proposed =
        (await propose?.(call, readAsked(resource, request.query as Query), askOf(database, call))) ?? {};
      return { ...proposed, header: await withNames(database, resource, resources, proposed.header ?? {}, call) };
    });
  }

  app.get(`${at}/:id`, { ...route('read'), preHandler: demand(resource, 1) }, async (request, reply) => {
    const call = callOf(request);
    const text = recordText(resource, await database.read(call, readOf(request, call)));
    return text === undefined ? refuse('E_NOTFOUND') : json(reply, seenText(resource, text, call));
  });

  const { facts } = behaviour;
  if (resource.facts && facts)
    app.get(`${at}/:id/facts`, { ...route('facts'), preHandler: demand(resource, 1) }, async (request) => {
      const call = callOf(request);
      const text = recordText(resource, await database.read(call, readOf(request, call)));
      if (text === undefined) return refuse('E_NOTFOUND');
      return facts(call, fromWire(resource, JSON.parse(text) as Values), askOf(database, call));
    });

  for (const { name, fields } of resource.reads ?? []) {
    const answer = behaviour.reads?.[name];
    if (!answer) continue;
    app.get(`${at}/${name}`, { ...route('read call', name), preHandler: demand(resource, 1) }, async (request) => {
      const call = callOf(request);
      const { view: _view, ...asked } = request.query as Values;
      const { values, problems } = readActionInput({ fields }, asked);
      if (problems.length) throw new ProblemError(problems);
      return answer(call, values, askOf(database, call));
    });
  }

  registerReports(app, resource, parts);

  const { print } = behaviour;
  if (resource.printed && print) {
    app.get(`${at}/:id/print`, { ...route('print'), preHandler: demand(resource, 1) }, async (request, reply) => {
      const call = callOf(request);
      const { paper: named, kind } = request.query as Query;
      const [paper, whole] = [readPaper(resource, named), asksFile(kind)];
      const text = recordText(resource, await database.read(call, readOf(request, call)));
      if (text === undefined) return refuse('E_NOTFOUND');
      const record = JSON.parse(text) as Values;
      const barred = rulesOf(resource)?.unprinted?.(record, paper, call.corpId);
      if (barred) throw new ProblemError(barred);
      const model = await paperOf(resource, print, record, { call, ask: askOf(database, call), paper });
      return whole ? sendPaper(reply, call, model) : model;
    });
  }

  app.get(`${at}/:id/history`, { ...route('history'), preHandler: demand(resource, 1) }, async (request, reply) => {
    const call = callOf(request);
    const id = idOf(request as WithId);
    const page = readPage(request.query as Query);
    const [record, history] = await database.read(call, [
      readOf(request, call)[0]!,
      historyQuery(resource, id, page, call),
    ]);
    if (!record!.length) refuse('E_NOTFOUND');
    const { total, content } = history![0] as { total: number; content: string };
    const paging = {
      totalElements: total,
      size: page.size,
      number: page.number,
      totalPages: Math.ceil(total / page.size),
    };
    const seen = resource.parties
      ? JSON.stringify(seenTrail(resource, JSON.parse(record![0]!.content as string) as Values, content, call.corpId))
      : content;
    return json(reply, `{"content":${seen},"page":${JSON.stringify(paging)}}`);
  });

  if (!resource.without?.includes('create')) {
    app.post(at, { ...route('create'), preHandler: demand(resource, 2) }, async (request, reply) => {
      demandMaking(resource, viewOf(request));
      reply.code(201);
      return save(saving(request, true), request.body);
    });
  }

  for (const maker of resource.makers ?? []) {
    const draft = behaviour.makers?.[maker.name];
    if (!draft) continue;
    app.post(
      `${at}/${maker.name}`,
      { ...route('maker', maker.name), preHandler: demand(resource, 2) },
      async (request, reply) => {
        reply.code(201);
        return makeFrom(saving(request, true), maker, draft, objectBody(request.body));
      },
    );
  }

  app.patch(`${at}/:id`, { ...route('update'), preHandler: demand(resource, 2) }, (request) =>
    save(saving(request), request.body, idOf(request as WithId)),
  );

  if (!resource.without?.includes('delete')) {
    app.delete(`${at}/:id`, { ...route('delete'), preHandler: demand(resource, 2) }, async (request, reply) => {
      await remove(saving(request), [idOf(request as WithId)]);
      return reply.code(204).send();
    });
    app.delete(at, { ...route('deleteMany'), preHandler: demand(resource, 2) }, async (request, reply) => {
      const ids = (request.query as Query).ids;
      await remove(saving(request), readIds(typeof ids === 'string' ? ids : ''));
      return reply.code(204).send();
    });
  }

  /** The record as it is to the person now; undefined where they do not reach it. */
  const readNow = async (request: FastifyRequest, id: number): Promise<Values | undefined> => {
    const call = callOf(request);
    const text = recordText(resource, await database.read(call, recordQuery(resource, resources, id, call)));
    return text === undefined ? undefined : (JSON.parse(text) as Values);
  };

  /** By it the operator answers in an authority's place for any company. */
  const journal = resources.find(({ prefix }) => prefix === 'platform/message');

  for (const action of resource.actions ?? []) {
    const { name, level, operator, bulk, internal, under, underView, tells, simulated } = action;
    if (internal) continue;
    // What is told once is kept nowhere.
    const once = !tells;
    const found = resources.find(({ prefix }) => prefix === under);
    const other =
      found && underView ? { ...found, menus: found.menus.filter(({ view }) => view === underView) } : found;
    const preHandler = [
      ...(other ? [demand(resource, 1), demandAny(other, 2)] : [demand(resource, level ?? 2, operator)]),
      ...(simulated && journal ? [demandOfOperators(journal, 2)] : []),
    ];
    const receiver = resource.messages?.sends[name] && resource.messages.receiver;
    /** What was just sent leaves at once, and a quick answer is waited for. */
    const deliver = async (request: FastifyRequest) => {
      if (receiver)
        await request.server.courier.deliver({ corpId: callOf(request).corpId, receiver }, answerPatienceMs);
    };
    app.post(`${at}/:id/${name}`, { ...route('action', name), preHandler }, async (request) => {
      const id = idOf(request as WithId);
      const body = objectBody(request.body);
      if (simulated && parts.door) {
        await replyFor(parts.door, saving(request), action, id, body);
        return (await readNow(request, id)) ?? {};
      }
      const answer = await act(saving(request, once), name, id, body).catch(async (error: unknown) => {
        if (error instanceof ProblemError)
          await keepRefused(saving(request), name, id, body).catch((failure: unknown) =>
            // The refusal is the answer, though its trace could not be kept.
            request.log.error({ err: failure }, 'refused step'),
          );
        throw error;
      });
      if (!receiver) return answer;
      await deliver(request);
      return { ...answer, ...(await readNow(request, id)) };
    });
    if (!bulk) continue;
    app.post(`${at}/${name}`, { ...route('actionMany', name), preHandler }, async (request) => {
      const many = bulk === 'each' ? actEach : actMany;
      const answer = await many(saving(request, once), name, objectBody(request.body));
      await deliver(request);
      return bulk === 'each' ? { ...answer, failed: failedOf(request, answer['failed']) } : answer;
    });
  }
}

interface Failed {
  readonly id: number;
  readonly row: number;
  readonly problems: readonly Problem[];
}
/** Why some of many did not go, each as the error object that it would have been by itself. */
const failedOf = (request: FastifyRequest, failed: unknown) =>
  (failed as readonly Failed[]).map(({ id, row, problems }) => {
    const { code, message, errors } = failureBody(request, new ProblemError(problems));
    return { id, row, code, message, errors };
  });

const askOf =
  (database: Database, call: Call): Ask =>
  async <R extends object = Row>(statement: Parameters<Ask>[0]) =>
    (await database.read(call, [statement]))[0] as R[];

/** Values with the display names of the references among them. */
async function withNames(
  database: Database,
  resource: Resource,
  all: readonly Resource[],
  values: Values,
  call: Call,
): Promise<Values> {
  const query = namesQuery(resource, all, values, call);
  const [names] = query ? ((await database.read(call, [query]))[0] ?? []) : [];
  return { ...values, ...names };
}

/** Text that PostgreSQL has already made JSON. */
const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

/** An address that is no positive whole number names no record. */
function idOf(request: WithId): number {
  const text = request.params.id;
  const id = Number(text);
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(id) ? id : refuse('E_NOTFOUND');
}

function objectBody(body: unknown): Values {
  if (body === undefined || body === null) return {};
  return typeof body === 'object' && !Array.isArray(body) ? (body as Values) : refuse('E_BODY');
}
