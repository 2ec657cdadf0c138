/** The file calls (1-foundations 7): upload, download, and a picture of one. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seoulDay } from '../../core/dates.ts';
import { refuse } from '../../core/problem.ts';
import type { Behaviours, Call } from '../../database/behaviour.ts';
import { publicFile, readableFiles, type StoredFile } from '../../database/files/access.ts';
import { mostOfRecord } from '../../fields/files/limits.ts';
import { readFiles } from '../../fields/files/sent.ts';
import { callOf, requireSession } from '../plugins/session.ts';
import { openSlots } from '../slots.ts';
import { sendOne, sendZip } from './download.ts';
import { demandSize, partLimits, receiving } from './receive.ts';
import { fileRouteSchema } from './schema.ts';
import { takeUpload, type UploadParts } from './upload.ts';

type ByPath = FastifyRequest<{ Params: { refTableNm?: string; refTypeCd?: string } }>;

export interface FileParts extends Omit<UploadParts, 'slots'> {
  readonly behaviours: Behaviours;
  /** Folder for what is coming in. */
  readonly incoming: string;
}

export async function registerFiles(app: FastifyInstance, parts: FileParts): Promise<void> {
  const upload: UploadParts = { ...parts, slots: openSlots(2, 50) };
  await app.register(multipart, { limits: partLimits, throwFileSizeLimit: false });
  const receive = async (request: FastifyRequest, reply: FastifyReply) => {
    const { refTableNm, refTypeCd } = (request as ByPath).params;
    const path = refTableNm && refTypeCd ? { refTableNm, refTypeCd } : undefined;
    const call = callOf(request);
    const content = await receiving(request, parts.incoming, (sent) => takeUpload(upload, request, call, sent, path));
    return reply.code(201).send({ content });
  };
  const entering = { onRequest: [requireSession, async (request: FastifyRequest) => demandSize(request)] };
  app.post('/file/app/uploadFiles', { ...entering, schema: fileRouteSchema('upload') }, receive);
  app.post(
    '/file/app/uploadFiles/:refTableNm/:refTypeCd',
    { ...entering, schema: fileRouteSchema('uploadTo') },
    receive,
  );

  const readable = (request: FastifyRequest, ids: readonly number[], call: Call): Promise<StoredFile[]> =>
    readableFiles(parts.database, parts.resources, ids, call, request.session!.levels);

  app.post(
    '/file/app/downloadFiles',
    { onRequest: requireSession, config: { reads: true }, schema: fileRouteSchema('download') },
    async (request, reply) => {
      const call = callOf(request);
      const ids = idsOf(request.body);
      const files = await readable(request, ids, call);
      // One that is missing would be missed in a zip only when it is too late.
      if (files.length < ids.length) refuse('E_FILE_GONE');
      return files.length === 1
        ? sendOne(parts.store, files[0]!, request, reply)
        : sendZip(parts.store, files, call, reply);
    },
  );

  app.get('/file/app/:id', { onRequest: requireSession, schema: fileRouteSchema('one') }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const [file] = idShape.test(id) ? await readable(request, [Number(id)], callOf(request)) : [];
    return sendOne(parts.store, file ?? refuse('E_FILE_GONE'), request, reply, { small: wantsSmall(request) });
  });

  app.get('/file/public/:id', { schema: fileRouteSchema('public') }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const today = seoulDay(request.server.signIn.now());
    const file = idShape.test(id)
      ? await publicFile(parts.database, parts.resources, parts.behaviours, Number(id), today)
      : undefined;
    return sendOne(parts.store, file ?? refuse('E_FILE_GONE'), request, reply, {
      small: wantsSmall(request),
      cache: publicCache,
    });
  });
}

const idShape = /^[1-9]\d{0,14}$/;

/** `?thumb` asks for the small picture. */
const wantsSmall = (request: FastifyRequest): boolean => (request.query as Record<string, unknown>).thumb !== undefined;
/** What is public today may be taken back tomorrow, so browsers ask again, which costs no bytes. */
const publicCache = 'public, max-age=300, must-revalidate';

/** Ids of an array of file rows. */
function idsOf(body: unknown): number[] {
  const rows = Array.isArray(body) ? (body as unknown[]) : [body];
  let wrong = rows.length === 0 || rows.length > mostOfRecord;
  const { take } = readFiles({ reqFileList: rows }, () => (wrong = true));
  return wrong ? refuse('E_FILE', { text: 'fileNone' }) : take.map(({ fileDetailId }) => fileDetailId);
}
