/** `POST /api/platform/portal/demo?client_id=`: a visitor asks for a demo (2-portal 2, 5 and 7); and the form without scripts. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { othersOf } from '../../../database/save/others.ts';
import { sql } from 'kysely';
import { serverLanguage, translate, type ServerLanguage } from '../../../../i18n/server.ts';
import { limit } from '../../../api/limits.ts';
import { enqueue } from '../../../api/outbox/enqueue.ts';
import { requireOwnPage } from '../../../api/ownPage.ts';
import type { PageForm } from '../../../api/pageForms.ts';
import { languageOf, type SignIn } from '../../../api/plugins/session.ts';
import { seoulDay, seoulTime } from '../../../core/dates.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import { systemCorpId, type Resource } from '../../../core/resource.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import { saveIn } from '../../../database/save/save.ts';
import { isEmail } from '../../../fields/formatted/contactShape.ts';
import type { Values } from '../../../core/field.ts';
import {
  demoLengths,
  demoProblem,
  noDemoRequest,
  openNoticeProblems,
  type DemoAnswer,
  type DemoReceipt,
  type DemoRequest,
} from '../../../fields/formatted/demoRequest.ts';
import { clean } from '../cleanText.ts';
import { serviceOf, waits } from './openNotice.server.ts';
import { user } from '../user/user.ts';
import { demo } from './demo.ts';
import { demoBehaviour } from './demo.server.ts';

const all: readonly Resource[] = [demo, user];
/** The one portal that asks (2-portal 3 "demo request"). */
const portalDiv = 'SWK';

const words = (maxLength: number) => ({ type: 'string', maxLength });
const schema = {
  tags: ['portal'],
  summary: 'Ask for a demo',
  querystring: { type: 'object', additionalProperties: false, properties: { client_id: words(40) } },
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(Object.entries(demoLengths).map(([name, most]) => [name, words(most)])),
      // There is no input for it (2-portal 3).
      reqAddr: { anyOf: [words(200), { type: 'null' }] },
      isAgree: { type: 'boolean' },
      subsReqId: words(20),
      portalDiv: words(10),
    },
  },
  response: {
    201: {
      description: 'taken, under this number at this moment in Seoul',
      type: 'object',
      properties: { message: words(20), demoNo: words(20), at: words(20), isMailed: { type: 'boolean' } },
    },
  },
};

const noticeSchema = {
  ...schema,
  summary: 'Ask to be told when a service opens',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { subsReqId: words(20), reqEmail: words(demoLengths.reqEmail), isAgree: { type: 'boolean' } },
  },
};

/** Fastify plugin for the prefix `/api/platform`. */
export async function demoRequestRoutes(app: FastifyInstance): Promise<void> {
  const server = app.signIn;
  app.post<{ Body: { subsReqId?: string; reqEmail?: string; isAgree?: boolean } }>(
    '/portal/openNotice',
    { schema: noticeSchema, onRequest: requireOwnPage },
    async (request, reply) => {
      const reqEmail = clean(request.body.reqEmail ?? '').trim();
      const { subsReqId = '', isAgree = false } = request.body;
      const [problem] = openNoticeProblems({ reqEmail, isAgree });
      if (problem)
        refuse(problem.key.endsWith('Shape') ? 'E_PATTERN' : 'E_REQUIRED', {
          field: problem.field,
          text: `demo.${problem.key}`,
        });
      await keep(server, request, async (tx) => {
        const { subsReqNm, isOpen } = await serviceOf(tx, clean(subsReqId));
        if (isOpen) return refuse('E_STATE', { text: 'openAlready' });
        // Whoever asks twice is told the same, and written down once.
        if (await waits(tx, subsReqId, reqEmail)) return undefined;
        const corpNm = translate(languageOf(request), 'outgoing.opened.request');
        return { corpNm, reqEmail, subsReqId, subsReqNm, openNoticeYn: 'Y' };
      });
      return reply.header('cache-control', 'no-store').code(201).send({ message: 'success' });
    },
  );

  app.post<{ Body: Partial<DemoRequest> & { subsReqId?: string } }>(
    '/portal/demo',
    { schema, onRequest: requireOwnPage },
    async (request, reply) => {
      const item = tidy({ ...noDemoRequest, ...request.body });
      const problem = demoProblem(item);
      if (problem)
        refuse(problem.key.endsWith('Shape') ? 'E_PATTERN' : 'E_REQUIRED', {
          field: problem.field,
          text: `demo.${problem.key}`,
        });
      const receipt = await takeDemo(server, request, item, request.body.subsReqId, languageOf(request));
      return reply
        .header('cache-control', 'no-store')
        .code(201)
        .send({ message: 'success', ...receipt });
    },
  );
}

/** The same from a browser without scripts; the home page is the answer. */
export const demoForm: PageForm = {
  page: 'index',
  async take(app, request, values) {
    const { corpNm = '', reqUserNm = '', reqPhone = '', reqEmail = '', subsReqId } = values;
    const item = tidy({ corpNm, reqUserNm, reqPhone, reqEmail, isAgree: values.isAgree !== undefined });
    const problem = demoProblem(item);
    if (problem) return { status: 400, answer: { values: item, problem } satisfies DemoAnswer };
    const receipt = await takeDemo(app.signIn, request, item, subsReqId, serverLanguage(values.lang));
    return { status: 200, answer: { receipt } satisfies DemoAnswer };
  },
};

async function takeDemo(
  server: SignIn,
  request: FastifyRequest,
  item: DemoRequest,
  subsReqId: string | undefined,
  lang: ServerLanguage,
): Promise<DemoReceipt> {
  const at = seoulTime(server.now()).slice(0, 16);
  const saved = await keep(server, request, async (tx) => {
    const service = subsReqId ? await serviceOf(tx, clean(subsReqId)) : undefined;
    await tellOperator(tx, item.corpNm);
    return { ...item, isAgree: 'Y', subsReqId: service?.subsReqId ?? null, subsReqNm: service?.subsReqNm ?? null };
  });
  const demoNo = String(saved!.demoNo);
  return { demoNo, at, isMailed: await confirm(server, item.reqEmail, { demoNo, at }, lang) };
}

/** Writes a request down as a visitor made it, and answers what was stored. */
async function keep(
  server: SignIn,
  request: FastifyRequest,
  read: (tx: Transaction) => Promise<Values | undefined>,
): Promise<Values | undefined> {
  await limit(server, 'demo', { address: request.ip });
  const now = server.now();
  const call: Call = {
    ...{ corpId: systemCorpId, userId: 0, operator: true, lang: languageOf(request) },
    ...{ now, today: seoulDay(now), production: server.production },
  };
  return server.database.write(call, async (tx) => {
    const header = await read(tx);
    if (!header) return undefined;
    return saveIn(
      tx,
      { database: server.database, resource: demo, all, behaviour: demoBehaviour, othersOf, call },
      { header: { reqAddr: null, isAgree: 'Y', portalDiv, ...header }, grids: {}, problems: [] },
    );
  });
}

/** A mail of receipt, if one goes. Nothing that was typed stands in it, and nobody gets many: others can have typed the address. */
async function confirm(
  server: SignIn,
  to: string,
  receipt: Omit<DemoReceipt, 'isMailed'>,
  lang: ServerLanguage,
): Promise<boolean> {
  if (!isEmail(to)) return false;
  const many = await limit(server, 'demoReceipt', { recipient: to.toLowerCase() }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ProblemError) return true;
      throw error;
    },
  );
  if (many) return false;
  const text = (part: string) => translate(lang, `outgoing.demoTaken.${part}`, { ...receipt });
  await server.database.write({ corpId: systemCorpId, userId: 0, now: server.now() }, (tx) =>
    enqueue(tx, { kind: 'MAIL', to, subject: text('subject'), text: text('mail') }),
  );
  return true;
}

const tidy = (item: DemoRequest): DemoRequest => ({
  corpNm: clean(item.corpNm).trim(),
  reqUserNm: clean(item.reqUserNm).trim(),
  reqPhone: clean(item.reqPhone).trim(),
  reqEmail: clean(item.reqEmail).trim(),
  isAgree: item.isAgree,
});

/** Only the company's name leaves: who asked stands in the back office. */
async function tellOperator(tx: Transaction, corpNm: string): Promise<void> {
  const [operator] = await tx.query<{ email: string }>(sql`select email from platform_corp where id = ${systemCorpId}`);
  if (!operator || !isEmail(operator.email)) return;
  const text = (part: string) => translate('ko', `outgoing.demo.${part}`, { corpNm });
  await enqueue(tx, { kind: 'MAIL', to: operator.email, subject: text('subject'), text: text('mail') });
}
