// npm run dev: one port. Vite serves the pages with reload in place; calls go to the server, which restarts on change.
import './lib/node.mjs';
import { spawn } from 'node:child_process';
import net from 'node:net';
import { installWhenChanged } from './lib/installed.mjs';
import { root, tool } from './lib/run.mjs';

await installWhenChanged();
// Only now: a fresh clone has no Vite before.
const { createServer } = await import('vite');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const inner = await freePort();

const target = `http://127.0.0.1:${inner}`;
const pages = await createServer({
  root,
  configLoader: 'runner',
  clearScreen: false,
  server: { port, host, strictPort: true, proxy: { '/api': target, '/health': target } },
})
  .then((server) => server.listen(), refuse)
  .catch(refuse);

const env = { ...process.env, PORT: String(inner), HOST: '127.0.0.1', DEV_PORT: String(port) };
const server = spawn(process.execPath, [tool('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/server.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    server.kill('SIGTERM');
  });
}
server.once('exit', async (code) => {
  await pages.close();
  process.exit(ending ? 0 : (code ?? 1));
});

function refuse(error) {
  console.error(`포트 ${port} 에서 시작할 수 없습니다. / Cannot start on port ${port}: ${error.message}`);
  process.exit(1);
}

function freePort() {
  return new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => done(free));
    });
  });
}
