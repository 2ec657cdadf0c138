/** Every failure leaves as the error object of the specification: `{timestamp, message, code, status, errors}`. */
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldLabel, resourceName, serverLanguage, translate, type ServerLanguage } from '../../../i18n/server.ts';
import { errorStatus, ProblemError, warningKey, type ErrorCode, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { isDatabaseAway } from '../../database/postgres.ts';
import { tableName } from '../../database/schema/names.ts';
import { uniqueName } from '../../database/schema/indexes.ts';
import { ThreadError } from '../../export/thread.ts';
import { bareHeaders } from './safety.ts';

/** Which resource a call is about, so that messages can name its fields. */
declare module 'fastify' {
  interface FastifyContextConfig {
    resource?: string;
  }
}

const ofFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'E_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'E_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'E_BODY',
  FST_ERR_CTP_BODY_TOO_LARGE: 'E_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'E_MEDIA',
  FST_ERR_BAD_URL: 'E_BODY',
  FST_ERR_MAX_PARAM_LENGTH: 'E_NOTFOUND',
};
const ofStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'E_BODY',
  404: 'E_NOTFOUND',
  413: 'E_TOO_LARGE',
  415: 'E_MEDIA',
  429: 'E_RATE',
  503: 'E_UNAVAILABLE',
};

/** Answers of failures and of unknown calls. */
export function registerErrors(app: FastifyInstance, resources: readonly Resource[]): void {
  const uniques = new Map(
    resources.flatMap((r) => (r.unique ?? []).map((u) => [uniqueName(tableName(r.prefix), u), u.fields] as const)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problems = problemsOf(error, uniques);
    if (error instanceof ThreadError || ['E_INTERNAL', 'E_FULL'].includes(problems[0]!.code))
      request.log.error({ failure: loggable(error) }, 'unexpected failure');
    return answer(request, reply, problems, error instanceof ProblemError ? error.detail : undefined);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, [{ code: 'E_NOTFOUND' }]));
}

/** Fastify option: what its router refuses before any route is known. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  void answer(request, reply.headers({ ...bareHeaders }), problemsOf(error, new Map()));

/** Fastify option: what Node could not read as a request; there is no reply to speak through, and no language. */
export const clientErrorHandler =
  (now: () => Date) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'E_TOO_LARGE' : 'E_BODY';
    const body = JSON.stringify(errorObject([{ code }], '', 'ko', now()));
    const lines = [
      `HTTP/1.1 ${errorStatus[code]} ${code}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ];
    socket.end(lines.join('\r\n'));
  };

/** What may stand in a log: the database's `detail` would show the values of a whole row. */
const loggable = ({ name, message, code, stack, ...rest }: Error & { code?: string; constraint?: string }) => ({
  name,
  message,
  code,
  constraint: rest.constraint,
  stack,
});

function problemsOf(error: FastifyError, uniques: ReadonlyMap<string, readonly string[]>): readonly Problem[] {
  if (error instanceof ProblemError) return error.problems;
  if (error.validation) return error.validation.slice(0, 1).map(schemaProblem);
  const fromFastify = ofFastify[error.code];
  if (fromFastify) return [{ code: fromFastify }];
  // Its thread ended with the server or with other orders: nothing was stored, and the next attempt begins another.
  if (error instanceof ThreadError && error.why === 'ended') return [{ code: 'E_UNAVAILABLE' }];
  if (isFull(error)) return [{ code: 'E_FULL' }];
  const fromDatabase = databaseProblem(error as unknown as DatabaseFailure, uniques);
  if (fromDatabase) return [fromDatabase];
  const status = error.statusCode ?? 500;
  return [{ code: ofStatus[status] ?? (status < 500 ? 'E_BODY' : 'E_INTERNAL') }];
}

const ofKeyword: Readonly<Record<string, ErrorCode>> = {
  additionalProperties: 'E_UNKNOWN',
  maxLength: 'E_LENGTH',
  pattern: 'E_PATTERN',
  enum: 'E_CODE',
};

/** What a JSON schema of a call refused, at the field it stands at. */
function schemaProblem({ keyword, instancePath, params }: NonNullable<FastifyError['validation']>[number]): Problem {
  const code = ofKeyword[keyword] ?? 'E_TYPE';
  if (code === 'E_UNKNOWN') return { code, args: [String(params.additionalProperty).slice(0, 60)] };
  const field = instancePath.slice(1);
  return field ? { code, field } : { code: 'E_BODY' };
}

/** No place on the disk of files, or none left for us there. */
const isFull = ({ code }: { readonly code?: string }): boolean => code === 'ENOSPC' || code === 'EDQUOT';

interface DatabaseFailure {
  readonly code?: string;
  readonly constraint?: string;
}

/** Constraints are the last wall: what they refuse is the person's input, not a failure of ours. */
function databaseProblem(error: DatabaseFailure, uniques: ReadonlyMap<string, readonly string[]>): Problem | undefined {
  const state = error.code ?? '';
  if (state === '23505') return { code: 'E_DUP', field: uniques.get(error.constraint ?? '')?.[0] };
  if (state === '23503') return { code: 'E_REF' };
  if (/^(40001|40P01|55P03)$/.test(state)) return { code: 'E_CONFLICT' };
  if (state.startsWith('22')) return { code: 'E_RANGE' };
  // 57014: broken off because it took too long.
  if (state === '57014' || isDatabaseAway(error)) return { code: 'E_UNAVAILABLE' };
  return undefined;
}

/** The error object of a failure that a stream tells, whose status has gone out already. */
export function failureBody(request: FastifyRequest, error: unknown): Record<string, unknown> {
  const problems = problemsOf(error as FastifyError, new Map());
  if (problems[0]!.code === 'E_INTERNAL')
    request.log.error({ failure: loggable(error as Error) }, 'unexpected failure');
  const body = errorObject(
    problems,
    request.routeOptions?.config?.resource ?? '',
    serverLanguage(request.headers['accept-language']),
    clockOf(request.server),
  );
  return { ...body, ...(error instanceof ProblemError ? error.detail : {}) };
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  problems: readonly Problem[],
  detail?: Readonly<Record<string, unknown>>,
) {
  const lang = serverLanguage(request.headers['accept-language']);
  const body = errorObject(problems, request.routeOptions?.config?.resource ?? '', lang, clockOf(request.server));
  if (request.server.hasRequestDecorator('refusal')) request.refusal = body.code;
  if (typeof detail?.retryAfter === 'number') reply.header('retry-after', detail.retryAfter);
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ ...body, ...detail });
}

/** The clock that everything else tells the time by, as soon as it is there. */
const clockOf = (app: FastifyInstance): Date => (app.hasDecorator('signIn') ? app.signIn.now() : new Date());

function errorObject(problems: readonly Problem[], prefix: string, lang: ServerLanguage, now: Date) {
  const errors = problems.map((problem) => ({
    code: problem.code,
    ...(problem.field === undefined ? {} : { field: problem.field }),
    ...(problem.grid === undefined ? {} : { grid: problem.grid }),
    ...(problem.row === undefined ? {} : { row: problem.row }),
    ...(problem.uid === undefined ? {} : { uid: problem.uid }),
    ...(problem.warn ? { warn: warningKey(problem) } : {}),
    message: sentence(problem, prefix, lang),
  }));
  const first = errors[0]!;
  const code = problems[0]!.warn ? 'E_WARN' : first.code;
  return {
    timestamp: now.toISOString(),
    message: first.message,
    code,
    status: errorStatus[code],
    errors,
  };
}

/** Codes whose sentence speaks of what stands in `args` alone: a status, a file, or a name that no label has. */
const withoutLabel: ReadonlySet<ErrorCode> = new Set([
  'E_STATE',
  'E_UNKNOWN',
  'E_SORT',
  'E_FILE',
  'E_FILE_SIZE',
  'E_FILE_TOTAL',
  'E_FILE_TYPE',
  'E_FILE_UNSAFE',
  'E_FILE_GONE',
]);

/** %{0} is the label of the field or grid; what a field type says more comes after it, then the label of the field beside, then its holder. */
export function sentence(problem: Problem, prefix: string, lang: ServerLanguage): string {
  const { beside, holder } = problem;
  const args = [
    ...(problem.args ?? []),
    ...(beside === undefined ? [] : [fieldLabel(lang, prefix, beside)]),
    ...(holder
      ? [resourceName(lang, holder.prefix, 'several'), fieldLabel(lang, holder.prefix, holder.field, holder.grid)]
      : []),
  ];
  const values = withoutLabel.has(problem.code) ? args : [labelOf(problem, prefix, lang), ...args];
  return translate(lang, `errors.${problem.text ?? problem.code}`, values);
}

function labelOf({ field, grid }: Problem, prefix: string, lang: ServerLanguage): string {
  if (field !== undefined) return fieldLabel(lang, prefix, field, grid);
  const key = `resources.${prefix}.grids.${grid ?? ''}`;
  const name = grid === undefined ? key : translate(lang, key);
  return name === key ? translate(lang, 'fields.anything') : name;
}
