/** A line to the server that breaks when told: what passes through it is cut off in the middle, as a lost connection is. */
import net from 'node:net';

export interface BreakingLine {
  /** Address of the same server, over the line. */
  readonly origin: string;
  /** Connections are cut off that carry more bytes up than this. A browser tries once more by itself, so it holds until `mend`. */
  cutAfter(bytes: number): void;
  mend(): void;
  /** Connections that were cut off. */
  cuts(): number;
  close(): Promise<void>;
}

export async function breakingLine(to: string): Promise<BreakingLine> {
  const { hostname, port } = new URL(to);
  let left = Infinity;
  let cuts = 0;
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    let carried = 0;
    near.on('data', (data) => {
      carried += data.length;
      if (carried <= left) return;
      cuts += 1;
      near.resetAndDestroy();
      far.resetAndDestroy();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${(server.address() as net.AddressInfo).port}`,
    cutAfter: (bytes) => {
      left = bytes;
    },
    mend: () => {
      left = Infinity;
    },
    cuts: () => cuts,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
