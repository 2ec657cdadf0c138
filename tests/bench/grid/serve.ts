/** A reference page, built like every page, and its rows on one small server. */
import http from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const kinds: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** `root` holds the page, `rows` is the answer of our own call. Answers what ends the server. */
export async function serveReference(root: string, port: number, folder: string, rows: string): Promise<() => void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://reference');
    if (pathname === '/rows') {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(rows);
      return;
    }
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname));
    try {
      const content = readFileSync(file);
      response.writeHead(200, { 'content-type': kinds[path.extname(file)] ?? 'text/plain' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
