/** Files on their way out: one as it is, several as one zip, streamed. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import yazl from 'yazl';
import { translate } from '../../../i18n/server.ts';
import { refuse } from '../../core/problem.ts';
import type { Call } from '../../database/behaviour.ts';
import type { StoredFile } from '../../database/files/access.ts';
import { thumbName, type FileStore } from '../../database/files/store.ts';
import { attachment } from './disposition.ts';

/** Never shown as a page of ours, whatever stands in it. */
const guarded = {
  'content-security-policy': "default-src 'none';sandbox",
  'x-content-type-options': 'nosniff',
} as const;

const gone = () => refuse('E_FILE_GONE');

interface Sending {
  /** The small picture of it. */
  readonly small?: boolean;
  readonly cache?: string;
}

/** One file. 304 when the browser has it already. */
export async function sendOne(
  store: FileStore,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
  { small = false, cache = 'private, no-cache' }: Sending = {},
): Promise<FastifyReply> {
  const tag = `"${file.sha256}${small ? '-t' : ''}"`;
  reply.headers({ ...guarded, 'cache-control': cache, etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (small && file.thumbYn !== 'Y') return gone();
  const stream = (await store.get(small ? thumbName(file.saveFileNm) : file.saveFileNm)) ?? gone();
  if (small) return reply.type('image/webp').send(stream);
  return reply
    .type(file.mime)
    .header('content-length', file.fileSize)
    .header('content-disposition', attachment(file.oriFileNm))
    .send(stream);
}

/** Several as one zip under a name with the day. Names that come twice are told apart by a number. */
export async function sendZip(
  store: FileStore,
  files: readonly StoredFile[],
  call: Call,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const zip = new yazl.ZipFile();
  const names = distinct(files.map(({ oriFileNm }) => oriFileNm));
  const streams: Readable[] = [];
  for (const [i, file] of files.entries()) {
    // Opened when its turn comes, so that many files hold no more than one handle.
    zip.addReadStreamLazy(names[i]!, { size: file.fileSize, compress: false, mtime: call.now }, (give) => {
      store.get(file.saveFileNm).then(
        (stream) => {
          if (stream) streams.push(stream);
          give(stream ? null : new Error('the file is gone'), stream as NodeJS.ReadableStream);
        },
        (error: unknown) => give(error, undefined as never),
      );
    });
  }
  zip.end();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  out.once('close', () => streams.forEach((stream) => stream.destroy()));
  const name = translate(call.lang, 'outgoing.fileZip', { day: call.today });
  return reply
    .headers({ ...guarded, 'cache-control': 'private, no-cache', 'content-disposition': attachment(name) })
    .type('application/zip')
    .send(out);
}

/** `a.pdf`, `a (2).pdf`, … */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, end = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${end}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
