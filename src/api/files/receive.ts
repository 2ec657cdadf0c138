/** The parts of an upload, streamed to the disk while they are counted, hashed and looked at; memory stays small. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../core/problem.ts';
import { cleanFileName } from '../../fields/files/fileName.ts';
import { fileSize, mostAtOnce, mostFileBytes, mostRequestBytes } from '../../fields/files/limits.ts';
import { eicarSeeker } from './eicar.ts';
import { refuseFile } from './refusal.ts';

export interface Received {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: Buffer;
}
export interface Upload {
  readonly files: readonly Received[];
  /** The member `fileInfo`: one for all files, or one each. */
  readonly info: unknown;
}

/** Headers and borders of the parts. */
const around = 64 * 1024;

/** What is announced too large is refused before anything is read. */
export function demandSize(request: FastifyRequest): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > mostRequestBytes + around) refuse('E_FILE_TOTAL', { args: [fileSize(mostRequestBytes)] });
}

/** Receives an upload and hands it to `work`; whatever happens, nothing stays in the folder. */
export async function receiving<T>(
  request: FastifyRequest,
  folder: string,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const place = path.join(folder, `incoming-${randomUUID()}`);
  try {
    await mkdir(place, { recursive: true, mode: 0o700 });
    return await work(await receive(request, place));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, place: string): Promise<Upload> {
  const files: Received[] = [];
  let info: unknown;
  let total = 0;
  if (!request.isMultipart()) refuse('E_MEDIA');
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'fileInfo') info = parsed(part.value);
      continue;
    }
    const file = await keep(part, path.join(place, String(files.length)), total);
    total += file.size;
    files.push(file);
  }
  if (!files.length) refuse('E_FILE', { text: 'fileMissing' });
  return { files, info };
}

async function keep(part: MultipartFile, target: string, before: number): Promise<Received> {
  const name = cleanFileName(part.filename ?? '');
  const hash = createHash('sha256');
  const infected = eicarSeeker();
  let size = 0;
  await pipeline(
    part.file,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const bytes of parts) {
        size += bytes.length;
        if (before + size > mostRequestBytes) refuse('E_FILE_TOTAL', { args: [fileSize(mostRequestBytes)] });
        if (infected(bytes)) refuseFile('E_FILE_UNSAFE', name, 'fileInfected');
        hash.update(bytes);
        yield bytes;
      }
    },
    createWriteStream(target, { mode: 0o600 }),
  );
  if (part.file.truncated) refuseFile('E_FILE_SIZE', name, undefined, [fileSize(mostFileBytes)]);
  return { path: target, name, size, sha256: hash.digest() };
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return refuse('E_BODY');
  }
}

/** Options of the multipart reader. */
export const partLimits = {
  fileSize: mostFileBytes,
  files: mostAtOnce,
  fields: 5,
  parts: mostAtOnce + 5,
  fieldSize: 64 * 1024,
  headerPairs: 20,
} as const;
