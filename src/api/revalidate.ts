/** Public answers that browsers may keep but must ask about: the same one costs no bytes a second time. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Hook `onSend` of public GET calls: an ETag over the body, 304 when the caller has it already. */
export async function revalidated(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag: tag, 'cache-control': 'public, no-cache', vary: 'accept-language' });
  if (!(request.headers['if-none-match'] ?? '').split(/,\s*/).includes(tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
