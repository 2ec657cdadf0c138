import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import { pageWriter } from './page.ts';

/** Parts of the browser application that help developers; in production there are none (3-decisions 3). */
const aids = /\/QuickLogins[-.][^/]*$/;

const isCall = (url: string): boolean => /^\/(api|health)(\/|\?|$)/.test(url);

/**
 * Serves the built browser application, compressed at build time; every address without a file is a page of it
 * (3-decisions 1: everything but /api). Answers of unknown calls stay with the not-found handler given.
 */
export async function registerWeb(
  app: FastifyInstance,
  folder: string,
  settings: Pick<Settings, 'appEnv' | 'rootDomain'>,
  unknownCall: (reply: FastifyReply) => unknown = (reply) => reply.callNotFound(),
): Promise<void> {
  const html = path.join(folder, 'index.html');
  if (!existsSync(html)) throw new Error(`no built browser application in ${folder}`);
  const page = pageWriter(readFileSync(html, 'utf8'), settings);
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
  app.get('/*', (request, reply) => {
    if (isCall(request.url)) return unknownCall(reply);
    // A missing asset must not answer with a page: the browser would take HTML for a script.
    if (request.url.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not Found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page(request));
  });
}
