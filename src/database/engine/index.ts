/** Where the records live: the PostgreSQL of DATABASE_URL, or one of our own in the data folder. */
import { mkdirSync } from 'node:fs';
import { startEmbedded } from './embedded.ts';
import { reachExternal } from './external.ts';
import { lockFolder } from './lock.ts';
import { reasonOf, StartProblem, type Say } from './problem.ts';
import { demandPlainRole } from './roles.ts';

export { holderOf, taken } from './lock.ts';
export { reasonOf, StartProblem, type Say } from './problem.ts';

export interface EngineOptions {
  /** Folder of the embedded server; locked while the engine is open. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly databaseAppUrl?: string | undefined;
  readonly appSecret: string;
}

export interface Engine {
  readonly kind: 'embedded' | 'external';
  /** Owns the tables and runs migrations. */
  readonly ownerUrl: string;
  /** Held by row-level security; everything the application does. */
  readonly appUrl: string;
  /** Resolves when an embedded server ends by itself; never for an external one. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Opens the database and demands of the application's role what tenants rely on. Throws StartProblem. */
export async function openEngine(options: EngineOptions, say: Say): Promise<Engine> {
  const { databaseUrl } = options;
  const engine = databaseUrl
    ? await openExternal({ ...options, databaseUrl })
    : await openEmbedded(options.dataDir, say);
  try {
    await demandPlainRole(engine.appUrl);
    return engine;
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

async function openExternal(options: EngineOptions & { databaseUrl: string }): Promise<Engine> {
  const urls = await reachExternal(options);
  return { kind: 'external', ...urls, ended: new Promise(() => undefined), stop: async () => undefined };
}

async function openEmbedded(dataDir: string, say: Say): Promise<Engine> {
  makeFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const { cluster, ownerUrl, appUrl } = await startEmbedded(dataDir, say);
    const stop = async (): Promise<void> => {
      lock.ending();
      await cluster.stop();
      lock.release();
    };
    return { kind: 'embedded', ownerUrl, appUrl, ended: cluster.ended, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StartProblem(
      `데이터 폴더 ${dataDir} 를 만들 수 없습니다: ${reasonOf(error)}.`,
      `cannot create the data folder ${dataDir}`,
    );
  }
}
