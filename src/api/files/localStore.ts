/** Files in a folder of the server, outside everything that is served. */
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../database/files/store.ts';

/** Names are made by us alone; anything else would lead out of the folder. */
const shape = /^\d{4}-\d{2}\/[\da-f-]{36}(\.thumb)?(\.part)?$/;
const batch = 500;
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export function openLocalStore(folder: string): FileStore {
  const at = (name: string): string => {
    if (!shape.test(name)) throw new Error(`no stored name: ${name}`);
    return path.join(folder, name);
  };
  /** Written aside first and renamed, so that a name never stands for half a file. */
  const whole = async (name: string, write: (part: string) => Promise<void>): Promise<void> => {
    const target = at(name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const part = `${target}.part`;
    try {
      await write(part);
      await settle(part);
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    put: (name, from) =>
      whole(name, (part) => (Buffer.isBuffer(from) ? writeFile(part, from, { mode: 0o600 }) : moved(from.path, part))),
    copy: (from, to) => whole(to, (part) => copyFile(at(from), part)),
    async get(name) {
      const stream = createReadStream(at(name));
      return new Promise((done, failed) => {
        stream.once('open', () => done(stream));
        stream.once('error', (error) => (isMissing(error) ? done(undefined) : failed(error)));
      });
    },
    remove: (name) => rm(at(name), { force: true }),
    async *before(moment) {
      for (const month of await listed(folder)) {
        const names = (await listed(path.join(folder, month)))
          .map((name) => `${month}/${name}`)
          .filter((name) => shape.test(name));
        for (let i = 0; i < names.length; i += batch) {
          const old = await Promise.all(
            names.slice(i, i + batch).map(async (name) => ((await age(at(name))) < moment ? name : undefined)),
          );
          yield old.filter((name) => name !== undefined);
        }
      }
    },
  };
}

/** On the disk before its name is: power may fail. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function moved(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

const age = (file: string): Promise<Date> =>
  stat(file).then(
    ({ mtime }) => mtime,
    () => new Date(),
  );

async function listed(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR') return [];
    throw error;
  }
}
