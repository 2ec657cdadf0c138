/** `POST /api/platform/board/ask`: a visitor or member puts a question on the board; and the same from a browser without scripts. */
import type { FastifyInstance } from 'fastify';
import { serverLanguage } from '../../../../../i18n/server.ts';
import { requireHuman } from '../../../../api/human/index.ts';
import { limit } from '../../../../api/limits.ts';
import { requireOwnPage } from '../../../../api/ownPage.ts';
import type { PageForm } from '../../../../api/pageForms.ts';
import { languageOf } from '../../../../api/plugins/session.ts';
import { ProblemError } from '../../../../core/problem.ts';
import { board } from '../../system/board.ts';
import * as schemas from '../schemas.ts';
import { noQuestion, questionProblems, type Question, type QuestionAnswer } from './ask.rules.ts';
import { tidy, writeQuestion } from './askWrite.server.ts';

const config = { resource: board.prefix };

/** Fastify plugin for the prefix `/api/platform`. */
export async function askRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: Partial<Question> }>(
    '/board/ask',
    { config, schema: schemas.ask, onRequest: requireOwnPage },
    async (request, reply) => {
      const question = tidy({ ...noQuestion, ...request.body });
      const problems = questionProblems(question);
      if (problems.length) throw new ProblemError(problems);
      // Counted before the work of verification is done: a flood costs nothing more.
      await limit(app.signIn, 'ask', { address: request.ip });
      await requireHuman(request);
      const id = await writeQuestion(app.signIn, question, { shown: true, lang: languageOf(request) });
      return reply.header('cache-control', 'no-store').code(201).send({ message: 'success', id });
    },
  );
}

/** Nothing shows that a person asks, so the operator looks at it first. */
export const askForm: PageForm = {
  page: 'about/ask',
  async take(app, request, values) {
    const { writerNm = '', email = '', title = '', text = '' } = values;
    const question = tidy({ writerNm, email, title, text, isAgree: values.isAgree !== undefined });
    const problems = questionProblems(question);
    if (problems.length) return { status: 400, answer: { values: question, problems } satisfies QuestionAnswer };
    await limit(app.signIn, 'askUnscripted', { address: request.ip });
    await writeQuestion(app.signIn, question, { shown: false, lang: serverLanguage(values.lang) });
    return { status: 200, answer: { taken: question.email } satisfies QuestionAnswer };
  },
};
