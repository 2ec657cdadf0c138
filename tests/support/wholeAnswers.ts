/** An error where an answer loses something when it is written: the schema of a route drops what it does not name, in silence. */
import type { FastifyInstance } from 'fastify';

/** Paths of what stands in `made` and not in `written`. */
export function lost(made: unknown, written: unknown, path = ''): string[] {
  if (Array.isArray(made)) return made.flatMap((one, index) => lost(one, (written as unknown[])[index], `${path}[]`));
  if (typeof made !== 'object' || made === null) return [];
  return Object.entries(made).flatMap(([name, value]) =>
    typeof written === 'object' && written !== null && name in written
      ? lost(value, (written as Record<string, unknown>)[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

export function demandWhole(app: FastifyInstance): void {
  const answers = new WeakMap<object, unknown>();
  app.addHook('preSerialization', async (request, _reply, made) => {
    answers.set(request, made);
    return made;
  });
  app.addHook('onSend', async (request, reply, written) => {
    const made = answers.get(request);
    if (made === undefined || typeof written !== 'string' || reply.statusCode >= 400) return written;
    const gone = new Set(lost(JSON.parse(JSON.stringify(made)), JSON.parse(written)));
    if (gone.size)
      if (gone.size) throw new Error(`${request.method} ${request.routeOptions.url} loses ${[...gone].join(', ')}`);
    return written;
  });
}
