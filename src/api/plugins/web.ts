import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seoulDay } from '../../core/dates.ts';
import type { Draw, Drawn } from '../../core/drawing.ts';
import type { Settings } from '../settings.ts';
import { registerPageForms, type PageForm } from '../pageForms.ts';
import { ownHostname, ownOrigin } from '../ownPage.ts';
import { packer } from './pack.ts';
import { receiverKeys } from '../../core/messages.ts';
import { reachedBy } from '../messages/open.ts';
import { pageWriter } from './page.ts';
import { cssReader } from './paint.ts';

/** Parts of the browser application that help developers; in production there are none (3-decisions 3). */
const aids = /\/QuickLogins[-.][^/]*$/;

const isCall = (url: string): boolean => /^\/(api|health)(\/|\?|$)/.test(url);

export interface WebParts {
  /** Folder of the built browser application. */
  readonly folder: string;
  readonly settings: Pick<Settings, 'appEnv' | 'rootDomain' | 'messages' | 'production'>;
  readonly now: () => Date;
  /** Draws public pages; without it the browser draws them. */
  readonly draw?: Draw | undefined;
  /** Whether an address that is not drawn names a page of the application; without it each does. */
  readonly isPage?: ((pathname: string) => boolean) | undefined;
  /** Forms of public pages that a browser without scripts sends. */
  readonly forms?: readonly PageForm[] | undefined;
}

/**
 * Serves the built browser application, compressed at build time; every address without a file is a page of it
 * (3-decisions 1: everything but /api), public ones drawn by the server. Answers of unknown calls stay with the not-found
 * handler.
 */
export async function registerWeb(
  app: FastifyInstance,
  { folder, settings, now, draw, isPage = () => true, forms = [] }: WebParts,
): Promise<void> {
  const html = path.join(folder, 'index.html');
  if (!existsSync(html)) throw new Error(`no built browser application in ${folder}`);
  const reached = reachedBy(settings);
  const unreached = receiverKeys.filter((receiver) => !reached.includes(receiver));
  const page = pageWriter(readFileSync(html, 'utf8'), { ...settings, unreached }, cssReader(folder));
  const pack = packer();
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    allowedPath: (file) => settings.appEnv !== 'production' || !aids.test(file),
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const drawing = async (request: FastifyRequest, sent?: unknown): Promise<Drawn | undefined> => {
    try {
      return await draw?.({
        origin: ownOrigin(request),
        path: request.url,
        cookies: request.cookies,
        today: seoulDay(now()),
        call: publicCall(app, request),
        sent,
      });
    } catch (error) {
      // The browser draws what the server could not.
      request.log.error({ failure: error instanceof Error ? error.stack : String(error) }, 'a page could not be drawn');
      return undefined;
    }
  };

  await app.register(async (scope) =>
    registerPageForms(scope, forms, async (request, reply, { status, answer }) => {
      const drawn = await drawing(request, answer);
      if (!drawn || !('body' in drawn)) return reply.callNotFound();
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page({ hostname: ownHostname(request) }, drawn));
    }),
  );

  app.get('/*', async (request, reply) => {
    if (isCall(request.url)) return reply.callNotFound();
    // A missing asset must not answer with a page: the browser would take HTML for a script.
    if (request.url.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not Found');
    const drawn = await drawing(request);
    if (drawn && 'to' in drawn)
      return reply.header('cache-control', 'no-cache').redirect(drawn.to, drawn.forGood ? 301 : 302);
    if (drawn && 'text' in drawn) return pack(request, reply.type(drawn.type), drawn.text);
    // A page of somebody who is logged in, drawn by the browser; one that there is not is told there, with its address.
    const status = drawn && 'body' in drawn ? drawn.status : isPage(request.url.split('?')[0]!) ? 200 : 404;
    reply.code(status).type('text/html; charset=utf-8');
    // Another language for another cookie.
    if (drawn) reply.header('vary', 'cookie');
    return pack(request, reply, page({ hostname: ownHostname(request) }, drawn));
  });
}

/** Calls of a page on behalf of its visitor, whose address counts, but whose session does not. */
const publicCall =
  (app: FastifyInstance, request: FastifyRequest) =>
  async (address: string, language: string): Promise<{ status: number; body: unknown }> => {
    const answer = await app.inject({
      url: `/api/${address}`,
      remoteAddress: request.ip,
      headers: { accept: 'application/json', 'accept-language': language, host: request.host },
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json<unknown>() };
  };
