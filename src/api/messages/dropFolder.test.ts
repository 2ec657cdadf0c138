import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NotTaken, type Parcel } from './adapter.ts';
import { openDropFolder } from './dropFolder.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'hangro-drop-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const parcel: Parcel = {
  ...{ conversation: 'c-1', corpId: 2, receiver: 'CUSTOMS', type: 'SEND', prefix: 'x/y', recordId: 1 },
  raw: '<선명>시험호</선명>',
};

it('puts a message down whole, under its conversation, the same twice as one', async () => {
  const adapter = openDropFolder(folder, ['CUSTOMS']);
  await adapter.send(parcel);
  await adapter.send(parcel);
  expect(await readdir(path.join(folder, 'out', 'CUSTOMS'))).toEqual(['c-1.send.xml']);
  expect(await readFile(path.join(folder, 'out', 'CUSTOMS', 'c-1.send.xml'), 'utf8')).toBe(parcel.raw);
});

it('tells that a folder that cannot be written takes nothing', async () => {
  await writeFile(path.join(folder, 'out'), 'a file where the folder should be');
  await expect(openDropFolder(folder, ['CUSTOMS']).send(parcel)).rejects.toThrow(NotTaken);
});

it('hands answers on in their order, keeps what was read, and brings back what was not kept', async () => {
  const adapter = openDropFolder(folder, ['CUSTOMS']);
  const heard: string[] = [];
  const keep = async (_receiver: string, raw: string) => heard.push(raw) > 0;
  await adapter.collect(keep);
  for (const name of ['b.json', 'a.json', '.half']) await writeFile(path.join(folder, 'in', 'CUSTOMS', name), name);
  expect(await adapter.collect(keep)).toBe(2);
  expect(heard).toEqual(['a.json', 'b.json']);
  expect(await readdir(path.join(folder, 'done', 'CUSTOMS'))).toEqual(['a.json', 'b.json']);
  await writeFile(path.join(folder, 'in', 'CUSTOMS', 'c.json'), 'c');
  await adapter.collect(async () => false);
  expect(await readdir(path.join(folder, 'taken', 'CUSTOMS'))).toEqual(['c.json']);
});
