/** The file store that the settings ask for: a bucket when one is configured, else a folder below DATA_DIR. */
import path from 'node:path';
import type { FileStore } from '../../database/files/store.ts';
import type { Settings } from '../settings.ts';
import { openLocalStore } from './localStore.ts';
import { openS3Store } from './s3Store.ts';

export const openFileStore = async (settings: Settings): Promise<FileStore> =>
  settings.s3 ? openS3Store(settings.s3) : openLocalStore(path.join(settings.dataDir, 'files'));
