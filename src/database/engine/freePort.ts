import net from 'node:net';

/** `wanted` when nobody listens there, else any free port. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((done, fail) => {
    const probe = net.createServer();
    probe.once('error', () => (wanted === 0 ? fail(new Error('no free port')) : done(freePort())));
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => done(port));
    });
  });
}
