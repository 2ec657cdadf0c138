/** A bucket in the test process: the few calls of S3 that the file store makes, kept in memory. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { collect } from './files.ts';

export interface S3Server {
  readonly url: string;
  /** Key to bytes. */
  readonly objects: Map<string, Buffer>;
  /** `METHOD key`, in the order of the calls. */
  readonly calls: string[];
  close(): Promise<void>;
}

const listing = (keys: readonly string[]) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${keys
    .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`)
    .join('')}</ListBucketResult>`;
const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>';
const copied = '<?xml version="1.0"?><CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>';

export async function listenS3(bucket: string, accessKey: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const key = pathname.replace(`/${bucket}`, '').slice(1);
    const body = await collect(request);
    calls.push(`${request.method} ${key}`);
    const xml = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
    if (!request.headers.authorization?.includes(`Credential=${accessKey}/`)) return xml(403, missing);
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof source === 'string') {
      objects.set(key, objects.get(decodeURIComponent(source).replace(`${bucket}/`, ''))!);
      return xml(200, copied);
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '') return xml(200, listing([...objects.keys()]));
    const found = objects.get(key);
    return found ? response.writeHead(200, { 'content-length': found.length }).end(found) : xml(404, missing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    calls,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
