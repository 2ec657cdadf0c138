/** Every failure leaves as the error object of the specification: `{timestamp, message, code, status, errors}`. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldLabel, serverLanguage, translate } from '../../../i18n/server.ts';
import { errorStatus, ProblemError, type ErrorCode, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { isDatabaseAway } from '../../database/executor.ts';
import { tableName } from '../../database/names.ts';
import { uniqueName } from '../../database/tables.ts';

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
  FST_UNDER_PRESSURE: 'E_UNAVAILABLE',
};
const ofStatus: Readonly<Record<number, ErrorCode>> = { 400: 'E_BODY', 404: 'E_NOTFOUND', 413: 'E_TOO_LARGE', 415: 'E_MEDIA', 429: 'E_RATE', 503: 'E_UNAVAILABLE' };

export function registerErrors(app: FastifyInstance, resources: readonly Resource[]): void {
  const uniques = new Map(
    resources.flatMap((r) => (r.unique ?? []).map((u) => [uniqueName(tableName(r.prefix), u), u.fields] as const)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problems = problemsOf(error, uniques);
    if (problems[0]!.code === 'E_INTERNAL') request.log.error({ err: error }, 'unexpected failure');
    return answer(request, reply, problems, error instanceof ProblemError ? error.detail : undefined);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, [{ code: 'E_NOTFOUND' }]));
}

function problemsOf(error: FastifyError, uniques: ReadonlyMap<string, readonly string[]>): readonly Problem[] {
  if (error instanceof ProblemError) return error.problems;
  if (error.validation) return error.validation.slice(0, 1).map(schemaProblem);
  const fromFastify = ofFastify[error.code];
  if (fromFastify) return [{ code: fromFastify }];
  const fromDatabase = databaseProblem(error as unknown as DatabaseFailure, uniques);
  if (fromDatabase) return [fromDatabase];
  const status = error.statusCode ?? 500;
  return [{ code: ofStatus[status] ?? (status < 500 ? 'E_BODY' : 'E_INTERNAL') }];
}

const ofKeyword: Readonly<Record<string, ErrorCode>> = { additionalProperties: 'E_UNKNOWN', maxLength: 'E_LENGTH', pattern: 'E_PATTERN', enum: 'E_CODE' };

/** What a JSON schema of a call refused, at the field it stands at. */
function schemaProblem({ keyword, instancePath, params }: NonNullable<FastifyError['validation']>[number]): Problem {
  const code = ofKeyword[keyword] ?? 'E_TYPE';
  if (code === 'E_UNKNOWN') return { code, args: [String(params.additionalProperty).slice(0, 60)] };
  const field = instancePath.slice(1);
  return field ? { code, field } : { code: 'E_BODY' };
}

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
  if (state.startsWith('22')) return { code: 'E_RANGE', args: [''] };
  // 57014: broken off because it took too long.
  if (state === '57014' || isDatabaseAway(error)) return { code: 'E_UNAVAILABLE' };
  return undefined;
}

function answer(request: FastifyRequest, reply: FastifyReply, problems: readonly Problem[], detail?: Readonly<Record<string, unknown>>) {
  const lang = serverLanguage(request.headers['accept-language']);
  const prefix = request.routeOptions.config?.resource ?? '';
  const errors = problems.map((problem) => ({
    code: problem.code,
    ...(problem.field === undefined ? {} : { field: problem.field }),
    ...(problem.grid === undefined ? {} : { grid: problem.grid }),
    ...(problem.row === undefined ? {} : { row: problem.row }),
    ...(problem.uid === undefined ? {} : { uid: problem.uid }),
    message: sentence(problem, prefix, lang),
  }));
  const first = errors[0]!;
  const status = errorStatus[first.code];
  if (typeof detail?.retryAfter === 'number') reply.header('retry-after', detail.retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ timestamp: new Date().toISOString(), message: first.message, code: first.code, status, errors, ...detail });
}

/** %{0} is the field's label, or the state that forbids; what a field type says more comes after it. */
function sentence(problem: Problem, prefix: string, lang: 'ko' | 'en'): string {
  const args = problem.args ?? [];
  const label = problem.field === undefined ? [] : [fieldLabel(lang, prefix, problem.field, problem.grid)];
  const values = problem.code === 'E_STATE' ? args : [...label, ...args];
  return translate(lang, `errors.${problem.text ?? problem.code}`, values);
}
