/** Sends a text that is made anew for each request: with an ETag, compressed, or as 304 when the browser has it. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const most = 200;
const shrink = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};

/** The encoding that the browser takes and we would rather send. */
function encodingOf(request: FastifyRequest): keyof typeof shrink | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.trim().split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

/** The same text is compressed once; the latest texts are kept. */
export function packer(): (request: FastifyRequest, reply: FastifyReply, text: string) => Promise<FastifyReply> {
  const packed = new Map<string, Promise<Buffer>>();
  return async (request, reply, text) => {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    const cachedTags = request.headers['if-none-match']?.split(',').map((one) => one.trim());
    if (reply.statusCode === 200 && cachedTags?.some((one) => one === etag || one === '*'))
      return reply.code(304).send();
    const encoding = text.length > 1024 ? encodingOf(request) : undefined;
    if (!encoding) return reply.send(text);
    const key = `${encoding} ${etag}`;
    const bytes = packed.get(key) ?? shrink[encoding](text);
    packed.delete(key);
    packed.set(key, bytes);
    if (packed.size > most) packed.delete(packed.keys().next().value!);
    return reply.header('content-encoding', encoding).send(await bytes);
  };
}
