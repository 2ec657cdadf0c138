/** Where the bytes of files stand: a folder of the server or a bucket (api/files). The database knows them by name only. */
import type { Readable } from 'node:stream';

export interface FileStore {
  /** Stores the bytes whole or not at all. `from`: bytes, or the path of a file that may be moved away. */
  put(name: string, from: Buffer | { readonly path: string }): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Readable | undefined>;
  copy(from: string, to: string): Promise<void>;
  /** Nothing happens when it is gone already. */
  remove(name: string): Promise<void>;
  /** Names of what was stored before the moment, in batches. */
  before(moment: Date): AsyncIterable<readonly string[]>;
}

/** A small picture stands beside its file. */
export const thumbName = (name: string): string => `${name}.thumb`;
