import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { buildWhenChanged } from './built.mjs';
import { installWhenChanged } from './installed.mjs';
import { root } from './run.mjs';

console.log('항로를 준비합니다 / preparing Hangro');
process.chdir(root);
await installWhenChanged();
await buildWhenChanged();
await import(pathToFileURL(path.join(root, 'dist/server/server.js')).href);
