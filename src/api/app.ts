/** The server without its socket: every capability registered, ready to listen or to be injected into. */
import path from 'node:path';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Draw } from '../core/drawing.ts';
import type { ExportLimits } from '../core/files/exportLimits.ts';
import { ProblemError } from '../core/problem.ts';
import type { Resource } from '../core/resource.ts';
import type { Behaviours } from '../database/behaviour.ts';
import { sealerOf } from './sealer.ts';
import type { Database } from '../database/executor.ts';
import { loadRules } from '../record/rules.ts';
import { registerExports } from './exports/routes.ts';
import { openPapers } from '../export/page/papers.ts';
import { openFileStore } from './files/openStore.ts';
import { registerFiles } from './files/routes.ts';
import { registerIncoming } from './imports/incoming.ts';
import { registerImports } from './imports/routes.ts';
import { openHashes } from './hashes.ts';
import { registerHuman } from './human/index.ts';
import { doorParts, openCourier, reachedBy } from './messages/open.ts';
import { openSigning } from './signing.ts';
import { openNightly } from './nightly.ts';
import { openNoticeMails } from './notices/mails.ts';
import { registerNotices } from './notices/routes.ts';
import { openOutbox } from './outbox/worker.ts';
import type { PageForm } from './pageForms.ts';
import { registerOrigins } from './ownPage.ts';
import { clientErrorHandler, frameworkErrors, registerErrors } from './plugins/errors.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { registerSafety } from './plugins/safety.ts';
import { registerSession, type SessionParts } from './plugins/session.ts';
import { registerWeb } from './plugins/web.ts';
import { registerCrud } from './routes/crud.ts';
import { registerLookups } from './routes/lookups.ts';
import { registerSecurityLog } from './securityLog.ts';
import type { Settings } from './settings.ts';
import { registerStop } from './stopping.ts';
import { openSweep } from './sweep.ts';
import { openTokens } from './tokens.ts';

export interface AppParts {
  readonly settings: Settings & { readonly appSecret: string };
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
  /** Absent: a session of which authority was taken away ends. */
  readonly levelsNow?: SessionParts['levelsNow'];
  /** Calls of services that are not a resource's: sign-in, preferences. Registered below `/api/{prefix}`. */
  readonly routes?: readonly { readonly prefix: string; readonly plugin: FastifyPluginAsync }[];
  /** Folder of the built browser application; absent: the server answers calls only. */
  readonly webFolder?: string | undefined;
  /** Draws public pages, so that they can be read before and without a script. */
  readonly draw?: Draw | undefined;
  /** Whether an address that is not drawn names a page (`deskPages`). */
  readonly isPage?: ((pathname: string) => boolean) | undefined;
  /** Forms of public pages that a browser without scripts sends to the page itself. */
  readonly forms?: readonly PageForm[];
  /** Sizes at which exports change their way; absent: those of core/exportLimits. */
  readonly exportLimits?: ExportLimits;
  /** Milliseconds that the event loop may lag before calls are refused with E_UNAVAILABLE; absent: 2000. */
  readonly maxLag?: number;
  /** Writes a log: true to the standard output, or line by line to a stream. */
  readonly log?: boolean | { write(line: string): void };
  /** Adds hooks before any route stands: tests look at each answer as it is made and as it is written. */
  readonly watch?: (app: FastifyInstance) => void;
}

/** Seconds after which whoever was turned away may come again. */
const secondsUnderPressure = 10;

/** Time for a whole request to arrive: the largest upload over a slow line. */
const mostBodyMs = 300_000;

// Whatever could open a session stays out of the log, wherever it stands in a request.
const redact = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-admin-key"]',
  'res.headers["set-cookie"]',
];

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, resources, behaviours } = parts;
  const database: Database = { ...parts.database, sealer: sealerOf(settings) };
  await loadRules(resources);
  const now = clockOf(settings);
  const app = Fastify({
    // What is still open when the time of a stop is over; requests that come meanwhile are refused in our own words.
    forceCloseConnections: true,
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    // Fastify would wait for a body for ever.
    requestTimeout: mostBodyMs,
    frameworkErrors,
    clientErrorHandler: clientErrorHandler(now),
    // Only a balancer of ours may say whose request it brings, under which name: limits count by address.
    trustProxy: settings.trustedProxies.length ? [...settings.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    logger: parts.log ? { level: 'info', redact, serializers: { req: quietRequest }, ...logStream(parts.log) } : false,
    // What does not fit a schema is refused, neither bent into shape nor dropped in silence.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  parts.watch?.(app);
  registerErrors(app, resources);
  registerStop(app);
  registerOrigins(app, settings);
  await registerSafety(app, settings);
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    // Screens take their day from it.
    reply.header('date', now().toUTCString());
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(cookie);
  await app.register(underPressure, {
    maxEventLoopDelay: parts.maxLag ?? 2000,
    exposeStatusRoute: false,
    pressureHandler: async (request, _reply, _type, lag) => {
      // The plugin says so when it has not measured yet, which is no reason to turn anybody away.
      if (lag === Infinity) return;
      // A browser that was refused a part of the page never asks for it again, and sending one costs next to nothing.
      if (request.url.startsWith('/assets/')) return;
      throw new ProblemError({ code: 'E_UNAVAILABLE' }, { retryAfter: secondsUnderPressure });
    },
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    await database.read({ corpId: 0, userId: 0 }, [sql`select 1`]);
    return { status: 'ready' };
  });

  const store = await openFileStore(settings);
  const incoming = path.join(settings.dataDir, 'files');
  registerIncoming(app, incoming);
  const papers = openPapers();
  app.addHook('onClose', () => papers.close());
  registerSession(app, {
    files: store,
    paper: papers.pdf,
    database,
    tokens: await openTokens(settings.appSecret),
    hash: openHashes(settings.appSecret),
    lifetimes: settings,
    ...(parts.levelsNow ? { levelsNow: parts.levelsNow } : {}),
    now,
    tokenNow: () => new Date(),
    production: settings.production,
    reaches: reachedBy(settings),
    sends: [...(settings.mail ? (['MAIL'] as const) : []), ...(settings.sms ? (['SMS'] as const) : [])],
    ...(await openSigning(settings)),
    aids: settings.production ? { quickLogin: false } : settings,
  });
  await registerOpenapi(app, settings);
  registerSecurityLog(app);
  registerHuman(app, settings);
  const door = doorParts(app, { database, resources, behaviours });
  openCourier(app, door, settings);
  await app.register(
    async (api) => {
      // Declarations describe the calls; `readBody` judges bodies, and answers are already made.
      api.setValidatorCompiler(() => () => true);
      api.setSerializerCompiler(() => (data) => JSON.stringify(data));
      for (const resource of resources) {
        registerCrud(api, resource, {
          database,
          resources,
          behaviours,
          door,
          behaviour: behaviours[resource.prefix] ?? {},
        });
      }
      registerNotices(api, { database, resources });
      registerLookups(api, { database, resources, behaviours });
      await api.register((scope) => registerFiles(scope, { database, resources, behaviours, store, incoming }));
      await api.register((scope) => registerImports(scope, { database, resources, behaviours }));
      await registerExports(api, { database, resources, behaviours, store, incoming, limits: parts.exportLimits });
    },
    { prefix: '/api' },
  );
  for (const { prefix, plugin } of parts.routes ?? [])
    await app.register(plugin, { prefix: prefix ? `/api/${prefix}` : '/api' });
  openNoticeMails(app, database);
  openOutbox(app, database, settings, store);
  openSweep(app, { database, store, incoming });
  openNightly(app, parts);
  const { webFolder, draw, isPage, forms } = parts;
  if (webFolder) await registerWeb(app, { folder: webFolder, settings, now, draw, isPage, forms });
  return app;
}

const logStream = (log: true | { write(line: string): void }) => (log === true ? {} : { stream: log });

/** Addresses are logged without their query: tokens and codes may stand there in links of older clients. */
const quietRequest = (request: { method: string; url: string; id?: unknown }) => ({
  id: request.id,
  method: request.method,
  url: request.url.split('?')[0],
});

/** The server's clock; APP_CLOCK gives the moment it shows at the start, from where it runs on. */
function clockOf(settings: Settings): () => Date {
  if (!settings.appClock) return () => new Date();
  const shift = settings.appClock.getTime() - Date.now();
  return () => new Date(Date.now() + shift);
}
