/** Bounded load on loopback: a fixed number of requests over a fixed number of kept connections. */
import http from 'node:http';

export interface Request {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** One request; answers the body. Anything but 200 throws. */
export function send({ port, method = 'GET', path, headers, body }: Request): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        agent,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Requests a second. `next` makes each request, so that no two need be alike. */
export async function throughput(next: (n: number) => Request, requests: number, atOnce: number): Promise<number> {
  let sent = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < requests) {
        sent += 1;
        await send(next(sent));
      }
    }),
  );
  return requests / ((performance.now() - began) / 1000);
}

/** The two sides in turn, several times, so that both meet the same machine. Answers the ratio of the medians. */
export async function ratio(
  ours: (n: number) => Request,
  bare: (n: number) => Request,
  requests: number,
  atOnce: number,
  rounds = 5,
) {
  const [a, b]: [number[], number[]] = [[], []];
  await throughput(ours, Math.ceil(requests / 4), atOnce);
  await throughput(bare, Math.ceil(requests / 4), atOnce);
  for (let round = 0; round < rounds; round += 1) {
    a.push(await throughput(ours, requests, atOnce));
    b.push(await throughput(bare, requests, atOnce));
  }
  const median = (values: number[]) => values.sort((x, y) => x - y)[Math.floor(values.length / 2)]!;
  return { ours: median(a), bare: median(b), ratio: median(a) / median(b) };
}
