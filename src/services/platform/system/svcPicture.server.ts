/** Pictures of services in use, drawn in the size that a page asks for. */
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { SignIn } from '../../../api/plugins/session.ts';
import { openSlots } from '../../../api/slots.ts';
import { pictureWidths, usualPictureWidth } from '../../../core/web/pictureWidths.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { product } from './product.ts';

/** Made pictures, the newest last; a store shows some dozens. */
const cache = new Map<string, Buffer>();
const mostKept = 200;
const slots = openSlots(2, 100);

type Asked = FastifyRequest<{ Params: { name: string }; Querystring: { w?: unknown } }>;

/** `{file id}-{hash}.webp?w=640`. The hash makes the address that of one content, so browsers keep it. E_FILE_GONE otherwise. */
export async function sendPicture(
  { database, files }: SignIn,
  request: Asked,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, id, hash] = /^([1-9]\d{0,14})-([0-9a-f]{12})\.webp$/.exec(request.params.name) ?? [];
  const width = request.query.w === undefined ? usualPictureWidth : Number(request.query.w);
  if (!id || !(pictureWidths as readonly number[]).includes(width)) return refuse('E_FILE_GONE');
  const [rows] = await database.read({ corpId: systemCorpId, userId: 0 }, [
    sql`select f.save_file_nm as name from sys_file f join platform_system_product t on t.corp_id = f.ref_corp_id and t.id = f.ref_id
      where f.id = ${id}::bigint and f.ref_table_nm = ${product.table} and f.ref_type_cd = 'IMG' and f.file_del_yn = 'N'
        and left(encode(f.sha256, 'hex'), 12) = ${hash} and t.del_yn = 'N' and t.use_yn = 'Y'`,
  ]);
  const stored = (rows![0]?.name as string | undefined) ?? refuse('E_FILE_GONE');
  const key = `${stored} ${width}`;
  const bytes = cache.get(key) ?? (await slots.take(() => drawn(stored, width)));
  if (!bytes) return refuse('E_UNAVAILABLE');
  keep(key, bytes);
  return reply
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none';sandbox",
    })
    .type('image/webp')
    .send(bytes);

  async function drawn(name: string, most: number): Promise<Buffer> {
    const stream = (await files?.get(name)) ?? refuse('E_FILE_GONE');
    return sharp(await buffer(stream), { limitInputPixels: 100_000_000 })
      .rotate()
      .resize(most, most, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => refuse('E_FILE_GONE'));
  }
}

function keep(key: string, bytes: Buffer): void {
  cache.delete(key);
  cache.set(key, bytes);
  if (cache.size > mostKept) cache.delete(cache.keys().next().value!);
}
