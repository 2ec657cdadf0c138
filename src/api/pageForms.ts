/** Forms of public pages as a browser without scripts sends them: to the page itself, which answers as a page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicFronts } from '../core/web/fronts.ts';
import { errorStatus, ProblemError } from '../core/problem.ts';
import { requireOwnPage } from './ownPage.ts';

/** What was filled in, by the name of the field; a box that is not ticked is absent. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormOutcome {
  readonly status: number;
  /** What the page reads under `formAnswer`: what was filled in with what is wrong with it, or that it was taken. */
  readonly answer: unknown;
}

export interface PageForm {
  /** The page below a front: `about/ask`. */
  readonly page: string;
  readonly take: (app: FastifyInstance, request: FastifyRequest, values: FormValues) => Promise<FormOutcome>;
}

const bodyLimit = 64 * 1024;

type Show = (request: FastifyRequest, reply: FastifyReply, outcome: FormOutcome) => Promise<unknown>;

/** In a scope of its own: no other call takes what a form of a page sends. */
export function registerPageForms(scope: FastifyInstance, forms: readonly PageForm[], show: Show): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  for (const { page, take } of forms)
    for (const front of publicFronts.flatMap((name) => [name, `${name}_m`]))
      scope.post(`/${front}/${page}`, { schema: { hide: true }, onRequest: requireOwnPage }, async (request, reply) => {
        const values = onlyTexts(request.body);
        return show(request, reply, await refused(values, take(scope, request, values)));
      });
}

const onlyTexts = (body: unknown): FormValues =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** A refusal is told by the page as well, which keeps what was filled in. */
const refused = (values: FormValues, taken: Promise<FormOutcome>): Promise<FormOutcome> =>
  taken.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    const { code } = error.problems[0]!;
    return { status: errorStatus[code], answer: { values, refusal: code } };
  });
