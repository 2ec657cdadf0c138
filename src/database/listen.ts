/** Announcements of transactions (`pg_notify`): one connection of its own, opened again when it breaks. */
import pg from 'pg';

export interface Heard {
  readonly message: (payload: string) => void;
  /** The connection stands, for the first time or again: whatever was announced meanwhile was missed. */
  readonly ready: () => void;
}

/** Pauses in ms between tries; the last one repeats. */
const pauses = [200, 1000, 3000, 10_000] as const;
/** A connection that a firewall has dropped says nothing: it is asked now and then. */
const aliveMs = 60_000;

/** Listens until the answered function is called. `channel` is a plain identifier. */
export function listenOn(url: string, channel: string, { message, ready }: Heard): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failures = 0;

  const again = (broken: pg.Client): void => {
    if (client !== broken) return;
    client = undefined;
    clearTimeout(timer);
    void broken.end().catch(() => undefined);
    if (closed) return;
    const pause = pauses[Math.min(failures, pauses.length - 1)]!;
    failures += 1;
    timer = setTimeout(open, pause).unref();
  };

  const alive = (mine: pg.Client): void => {
    timer = setTimeout(() => {
      void mine.query('select 1').then(
        () => client === mine && alive(mine),
        () => again(mine),
      );
    }, aliveMs).unref();
  };

  const open = (): void => {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'hangro listener',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client = mine;
    mine.on('error', () => again(mine));
    mine.on('end', () => again(mine));
    mine.on('notification', ({ payload }) => message(payload ?? ''));
    mine
      .connect()
      .then(() => mine.query(`listen ${channel}`))
      .then(
        () => {
          failures = 0;
          if (client !== mine) return;
          alive(mine);
          ready();
        },
        () => again(mine),
      );
  };
  open();

  return async () => {
    closed = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    await last?.end().catch(() => undefined);
  };
}
