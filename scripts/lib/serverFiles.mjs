import { cpSync } from 'node:fs';
import path from 'node:path';

const folders = { migrations: 'src/database/migrations', pictures: 'src/services/reference/pictures' };

/** What the server's bundle reads at run time lies beside it. */
export function copyServerFiles(root, server) {
  for (const [name, from] of Object.entries(folders))
    cpSync(path.join(root, from), path.join(server, name), { recursive: true });
}
