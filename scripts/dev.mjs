// npm run dev: one port. Vite serves the pages with reload in place; calls go to the server, which restarts on change.
import './lib/node.mjs';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { installWhenChanged } from './lib/installed.mjs';
import { root } from './lib/run.mjs';

await installWhenChanged();
// Only now: a fresh clone has no Vite before.
const { createServer } = await import('vite');
const port = Number(process.env.PORT ?? 3000);
const inner = await freePort();

/**
 * @typedef {import('vite').ViteDevServer} Vite
 * @typedef {import('vite').Connect.IncomingMessage} Request
 */

const pages = await openPages();
let ending = false;
/** @type {NodeJS.Timeout | undefined} */
let restart;
let server = startServer();

pages.watcher.on('all', (_, file) => {
  const changed = path.relative(root, file).replaceAll('\\', '/');
  // What only the browser runs, and tests, leave the server as it is.
  if (!/^(src|i18n)\/.*\.(ts|sql)$/.test(changed) || /^src\/(ui|admin|portal|session)\/|\.test\.ts$/.test(changed))
    return;
  clearTimeout(restart);
  restart = setTimeout(() => {
    console.log(`  ${changed} 이(가) 바뀌어 서버를 다시 시작합니다 / restarting the server`);
    server = stopServer().then(startServer);
  }, 150);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    clearTimeout(restart);
    await stopServer();
    await pages.close();
    process.exit(0);
  });
}

async function openPages() {
  const target = `http://127.0.0.1:${inner}`;
  try {
    const made = await createServer({
      root,
      configLoader: 'runner',
      clearScreen: false,
      appType: 'custom',
      plugins: [drawnPages()],
      server: {
        port,
        host: process.env.HOST ?? '127.0.0.1',
        strictPort: true,
        // The server judges origins by the host that the browser names.
        proxy: Object.fromEntries(['/api', '/health'].map((under) => [under, { target, changeOrigin: false }])),
        watch: { ignored: ['**/.data/**', '**/dist/**'] },
      },
    });
    return await made.listen();
  } catch (error) {
    console.error(
      `포트 ${port} 에서 시작할 수 없습니다. / Cannot start on port ${port}: ${error instanceof Error ? error.message : error}`,
    );
    return process.exit(1);
  }
}

/**
 * Public pages are drawn by the server here as well; every other address gets the page that the browser fills.
 * @returns {import('vite').Plugin}
 */
function drawnPages() {
  /** @param {Vite} vite @param {Request} request @param {import('node:http').ServerResponse} response */
  const answer = async (vite, request, response) => {
    const template = readFileSync(path.join(root, 'index.html'), 'utf8');
    const html = await vite.transformIndexHtml(request.url ?? '/', template);
    const drawn = await drawingOf(vite, request).catch((error) => {
      vite.ssrFixStacktrace(error);
      console.error(error);
    });
    if (drawn && 'to' in drawn) return response.writeHead(302, { location: drawn.to }).end();
    const type = drawn?.type ?? 'text/html; charset=utf-8';
    response.writeHead(drawn?.status ?? 200, { 'content-type': type, 'cache-control': 'no-cache' });
    if (!drawn || 'text' in drawn) return response.end(drawn?.text ?? html);
    const { withDrawing, withWaiting } = await vite.ssrLoadModule('/src/api/plugins/page.ts');
    if ('waiting' in drawn) return response.end(withWaiting(html, drawn));
    return response.end(withDrawing(html, { ...drawn, links: styleLinks(vite) + drawn.links }));
  };
  return {
    name: 'drawn-pages',
    // Behind everything that Vite answers itself.
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response) => void answer(vite, request, response));
    },
  };
}

/** @param {Vite} vite @param {Request} request */
async function drawingOf(vite, { url, headers }) {
  const { makeDraw } = await vite.ssrLoadModule('/src/draw.tsx');
  const { seoulDay } = await vite.ssrLoadModule('/src/core/dates.ts');
  const cookies = (headers.cookie ?? '').split(';').map((one) => one.trim().split('='));
  return makeDraw()({
    origin: `http://${headers.host}`,
    path: url,
    cookies: Object.fromEntries(cookies),
    today: seoulDay(process.env.APP_CLOCK ? new Date(process.env.APP_CLOCK) : new Date()),
    call: async (/** @type {string} */ address, /** @type {string} */ language) => {
      const to = `http://127.0.0.1:${inner}/api/${address}`;
      const given = await fetch(to, { headers: { 'accept-language': language } });
      return { status: given.status, body: await given.json().catch(() => undefined) };
    },
  });
}

/**
 * Styles that Vite would bring only with the scripts.
 * @param {Vite} vite
 */
function styleLinks(vite) {
  const known = [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
  const files = [
    ...['fonts', 'tokens', 'base'].map((name) => `/src/ui/theme/${name}.css`),
    ...known.map((id) => id.replace(root, '')),
  ];
  return files.map((file) => `<link rel="stylesheet" href="${file}" />`).join('\n    ');
}

/** A server that ends by itself waits for the next change, as one in the middle of an edit does. */
async function startServer() {
  if (ending) return undefined;
  return spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(inner), HOST: '127.0.0.1', DEV_PORT: String(port), END_WITH_PARENT: 'on' },
    stdio: 'inherit',
    // A Ctrl-C of the terminal comes here first; the server is told below.
    detached: process.platform !== 'win32',
  });
}

async function stopServer() {
  const child = await server;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

function freePort() {
  return new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => done(free));
    });
  });
}
