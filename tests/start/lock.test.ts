import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holderOf, lockFolder } from '../../src/database/engine/lock.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'hangro-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const leave = (holder: unknown): void => writeFileSync(path.join(folder, 'lock'), JSON.stringify(holder));

test('holds until it is given back', async () => {
  const lock = await lockFolder(folder);
  expect(holderOf(folder)).toBe(process.pid);
  await expect(lockFolder(folder, 50)).rejects.toThrow(`(pid ${process.pid}) is already using`);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('waits long for a holder that says it is ending, and takes over at once', async () => {
  const lock = await lockFolder(folder);
  lock.ending();
  setTimeout(lock.release, 300);
  (await lockFolder(folder, 0)).release();
});

test('a dead holder, a reused pid and a broken file hold nothing', async () => {
  const child = spawn('true');
  await once(child, 'exit');
  leave({ pid: child.pid, birth: 'x', token: 'dead' });
  (await lockFolder(folder, 0)).release();
  leave({ pid: process.ppid, birth: 'of an earlier process', token: 'reused' });
  (await lockFolder(folder, 0)).release();
  writeFileSync(path.join(folder, 'lock'), '{"pid": 1');
  (await lockFolder(folder, 0)).release();
});

test('of several that find a dead holder one gets the seat', async () => {
  leave({ pid: 999_999_999, birth: '', token: 'dead' });
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder, 0)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
