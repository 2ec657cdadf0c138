/** Files of rows read in a thread: what comes over, what is refused, and an end to what takes too long. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTables, type Tables } from './tables.ts';

let folder: string;
const opened: Tables[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tables-'));
});
afterAll(async () => {
  await Promise.all(opened.map((tables) => tables.close()));
  await rm(folder, { recursive: true });
});
const open = (limits?: Parameters<typeof openTables>[0]) => {
  const tables = openTables(limits);
  opened.push(tables);
  return tables;
};
async function file(name: string, text: string) {
  const at = path.join(folder, name);
  await writeFile(at, text);
  return { path: at, name, size: Buffer.byteLength(text), sha256: Buffer.alloc(32) };
}
const lines = (count: number) => `품명,수량\n${'선체 도장,1\n'.repeat(count)}`;

it('answers the rows, and the calling thread goes on meanwhile', async () => {
  const tables = open();
  let beats = 0;
  const beat = setInterval(() => (beats += 1), 10);
  const { rows } = await tables.read(await file('a.csv', lines(3)), 0);
  clearInterval(beat);
  expect(rows.map(({ cells }) => cells.length)).toEqual([2, 2, 2, 2]);
  expect(beats).toBeGreaterThan(3);
});

it('tells why a file is refused, by its code and text', async () => {
  await expect(open().read(await file('b.pdf', '%PDF-1.4'), 0)).rejects.toMatchObject({
    problems: [{ code: 'E_FILE_TYPE', text: 'importKind', args: ['b.pdf'] }],
  });
});

// ASVS 15.2.2
it('ends what takes too long and says so; another that waited may try again, and the next one is read', async () => {
  const tables = open({ patienceMs: 1 });
  const slow = await file('slow.csv', lines(5000));
  const answers = await Promise.allSettled([tables.read(slow, 0), tables.read(slow, 0)]);
  const texts = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.problems[0].text : 'read'));
  expect(texts).toEqual(['importSlow', 'importBusy']);
  await tables.close();
  await expect(open().read(slow, 0)).resolves.toMatchObject({ sheets: [] });
});
