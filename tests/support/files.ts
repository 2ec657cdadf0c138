/** Files that people and attackers upload, made in memory; and uploads over a real socket. */
import { deflateRawSync } from 'node:zlib';
import yazl from 'yazl';
import sharp from 'sharp';
import type { TestApp, Client } from './app.ts';

export const pdf = (text = 'hangro') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
export const jpeg = (width = 1200, height = 800): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1155cc' } })
    .jpeg()
    .toBuffer();
// Taken apart, so that no scanner takes this source for the file.
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
);
/** A program as Windows has them. */
export const program = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(58),
  Buffer.from([0x40, 0, 0, 0]),
  Buffer.from('PE\0\0'),
  Buffer.alloc(200),
]);

/** A zip of entries; big ones are zeros, which pack a thousand to one. */
export function zip(entries: Readonly<Record<string, Buffer | number>>): Promise<Buffer> {
  const file = new yazl.ZipFile();
  for (const [name, content] of Object.entries(entries))
    file.addBuffer(typeof content === 'number' ? Buffer.alloc(content) : content, name);
  file.end();
  return collect(file.outputStream);
}

export async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A zip of one symbolic link. */
export function linkingZip(): Promise<Buffer> {
  const file = new yazl.ZipFile();
  file.addBuffer(Buffer.from('/etc/passwd'), '도면.txt', { mode: 0o120777 });
  file.end();
  return collect(file.outputStream);
}

/** A zip whose header says that its entry unpacks to 10 bytes when it unpacks to `size`. */
export function lyingZip(size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size));
  const name = Buffer.from('a.txt');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(10, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}

export interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
}
export interface UploadAnswer {
  readonly status: number;
  readonly body: { readonly content: Record<string, unknown>[]; readonly code: string; readonly message: string };
}

/** Uploads as a browser does: multipart with UTF-8 names, over a socket. */
export async function upload(
  origin: string,
  who: Client,
  files: readonly Sent[],
  info: unknown,
  path = '',
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify(info));
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${origin}/api/file/app/uploadFiles${path}`, {
    method: 'POST',
    body: form,
    headers: headersOf(who),
  });
  return { status: answer.status, body: (await answer.json()) as UploadAnswer['body'] };
}

export const headersOf = (who: Client) => ({ authorization: `Bearer ${who.token}`, 'accept-language': 'ko' });

/** Address of the application on a free port; the same when it is asked for again. */
export async function listen({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const at = app.server.address();
  return at && typeof at === 'object' ? `http://127.0.0.1:${at.port}` : app.listen({ port: 0, host: '127.0.0.1' });
}
