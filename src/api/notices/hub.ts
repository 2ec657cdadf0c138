/** Streams that are open in this process, and who is woken by what the database announces (migration of the notices). */
import type { Database } from '../../database/executor.ts';

/** One open page, as far as the hub knows it. */
export interface Stream {
  readonly corpId: number;
  readonly userId: number;
  readonly sessionId: string;
  /** Something concerns the person: the page asks what. */
  wake(): void;
  end(): void;
}

export interface Hub {
  /** Answers what takes the stream out again. */
  add(stream: Stream): () => void;
  /** Ends the open streams. */
  end(): void;
  close(): Promise<void>;
}

/** Open pages of a person on one server; beyond that the oldest ends, and its page tries again later. */
export const mostStreams = 20;

export function openHub(database: Pick<Database, 'listen'>): Hub {
  const byPerson = new Map<string, Set<Stream>>();
  let stop: (() => Promise<void>) | undefined;
  const all = () => [...byPerson.values()].flatMap((streams) => [...streams]);

  const message = (payload: string): void => {
    const [of = '', rest = ''] = payload.split(':');
    if (of === 'end') {
      for (const stream of all()) if (stream.sessionId === rest) stream.end();
      return;
    }
    for (const userId of rest.split(',')) for (const stream of byPerson.get(`${of}/${userId}`) ?? []) stream.wake();
  };
  const ready = (): void => {
    for (const stream of all()) stream.wake();
  };

  return {
    add(stream) {
      // Nobody listens before somebody wants to hear.
      stop ??= database.listen('hangro_notice', { message, ready });
      const key = `${stream.corpId}/${stream.userId}`;
      const streams = byPerson.get(key) ?? new Set();
      byPerson.set(key, streams);
      if (streams.size >= mostStreams) [...streams][0]!.end();
      streams.add(stream);
      return () => {
        streams.delete(stream);
        if (streams.size === 0 && byPerson.get(key) === streams) byPerson.delete(key);
      };
    },
    end() {
      for (const stream of all()) stream.end();
    },
    async close() {
      await stop?.();
    },
  };
}
