/**
 * `POST platform/bill/import/deposit/read` reads a bank's statement and proposes, `POST platform/bill/import/deposit` books what
 * the operator ticked (10-platform bill).
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { partLimits } from '../../../../api/files/receive.ts';
import { demandAny } from '../../../../api/plugins/authority.ts';
import { sentence } from '../../../../api/plugins/errors.ts';
import { callOf } from '../../../../api/plugins/session.ts';
import { importLimits } from '../../../../core/files/importing.ts';
import { refuse } from '../../../../core/problem.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Behaviours, Call } from '../../../../database/behaviour.ts';
import { bill } from '../bill.ts';
import { bookDeposits, judge } from './book.server.ts';
import { readStatement } from './readStatement.server.ts';
import type { BookAnswer, BookBody, ReadStatement } from './statement.ts';

const most = 1000;
const words = (maxLength: number) => ({ type: 'string', maxLength });
const line = {
  type: 'object',
  properties: {
    no: { type: 'integer', minimum: 1 },
    amount: { type: 'string', pattern: '^[1-9][0-9]{0,12}$' },
    day: { type: 'string', format: 'date' },
    time: { type: 'string', pattern: '^([0-2][0-9]:[0-5][0-9])?$' },
    ...{ name: words(importLimits.cellChars), memo: words(2 * importLimits.cellChars + 3) },
    ...{
      balance: { type: 'string', pattern: '^(-?[0-9]{1,15})?$' },
      account: { type: 'string', pattern: '^[0-9]{0,40}$' },
    },
  },
  required: ['no', 'amount', 'day', 'time', 'name', 'memo', 'balance', 'account'],
  additionalProperties: false,
};
const part = {
  type: 'object',
  properties: {
    billId: { type: 'string', pattern: '^[1-9][0-9]{0,15}$' },
    amount: { type: 'string', pattern: '^[1-9][0-9]{0,12}$' },
  },
  required: ['billId', 'amount'],
  additionalProperties: false,
};
const ticked = {
  type: 'object',
  properties: {
    no: { type: 'integer' },
    chosen: { type: 'boolean' },
    parts: { type: 'array', items: part, maxItems: 2 },
  },
  required: ['no', 'chosen', 'parts'],
  additionalProperties: false,
};
const body = {
  type: 'object',
  properties: {
    fileNm: words(300),
    deposits: { type: 'array', items: line, minItems: 1, maxItems: importLimits.rows },
    book: { type: 'array', items: ticked, minItems: 1, maxItems: most },
  },
  required: ['fileNm', 'deposits', 'book'],
  additionalProperties: false,
};

/** Ten thousand lines of words. */
const bodyLimit = 8 * 1024 * 1024;

/** Fastify plugin for the prefix `/api/platform`. */
export const depositRoutes =
  (resources: readonly Resource[], behaviours: Behaviours) =>
  async (app: FastifyInstance): Promise<void> => {
    const parts = {
      ...{ database: app.signIn.database, resources, behaviours },
      failed: (err: unknown) => app.log.error({ err }, 'deposit'),
    };
    await app.register(multipart, { limits: { ...partLimits, files: 1 }, throwFileSizeLimit: false });
    const operatorOf = (request: FastifyRequest): Call => {
      const call = callOf(request);
      return call.operator ? call : refuse('E_AUTH');
    };
    const options = (summary: string) => ({
      config: { resource: bill.prefix },
      schema: { tags: [bill.prefix], summary },
      onRequest: demandAny(bill, 2),
    });

    app.post(
      '/bill/import/deposit/read',
      {
        ...options('Deposits of a statement (multipart, one file of xlsx or csv), and the bills they pay'),
        bodyLimit: importLimits.bytes * 2,
      },
      async (request): Promise<ReadStatement> => {
        const call = operatorOf(request);
        const { sheet } = request.query as { sheet?: unknown };
        const wanted = typeof sheet === 'string' && /^\d{1,3}$/.test(sheet) ? Number(sheet) : 0;
        return app.readTable(request, wanted, async (fileNm, table) => {
          const statement = readStatement(table.rows);
          const judged = await judge(parts, call, statement.deposits);
          return { fileNm, sheets: table.sheets, sheet: table.sheet, ...statement, ...judged };
        });
      },
    );

    const booking = options('Book deposits that were ticked, each by itself');
    app.post(
      '/bill/import/deposit',
      { ...booking, schema: { ...booking.schema, body }, bodyLimit },
      async (request): Promise<BookAnswer> => {
        const call = operatorOf(request);
        const sent = request.body as BookBody;
        const outcomes = await bookDeposits(parts, call, sent);
        const lines = outcomes.map(({ problem, ...outcome }) => ({
          ...outcome,
          ...(problem ? { message: sentence(problem, bill.prefix, call.lang) } : {}),
        }));
        return { lines, ...(await judge(parts, call, sent.deposits)) };
      },
    );
  };
