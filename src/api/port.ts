import net from 'node:net';
import { StartProblem } from '../database/engine/problem.ts';
import { sleep } from '../database/engine/process.ts';

/**
 * Refuses when someone listens on the port, after `patience` milliseconds; `explain` may throw a better reason first.
 */
export async function demandFreePort(port: number, host: string, explain: () => void, patience = 1500): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const code = await tryListen(port, host);
    if (code === undefined) return;
    if (code !== 'EADDRINUSE') {
      throw new StartProblem(
        `${host}:${port} 에서 기다릴 수 없습니다(${code}).`,
        `cannot listen on ${host}:${port} (${code})`,
      );
    }
    if (Date.now() > end) break;
    await sleep(100);
  }
  explain();
  throw new StartProblem(
    `포트 ${port} 를 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT 를 바꿔 주세요.`,
    `port ${port} is taken by another program; stop it or set another PORT`,
  );
}

/** Undefined when listening works, else the system's error code. */
const tryListen = (port: number, host: string): Promise<string | undefined> =>
  new Promise((done) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'));
    probe.listen({ port, host }, () => probe.close(() => done(undefined)));
  });
