import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sleep, waitUntil } from '../../src/database/engine/process.ts';
import { databaseProcesses, postmasterPid } from './serverProcess.ts';

const writer = path.join(import.meta.dirname, 'writer.ts');
let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'hangro-durable-'))));
afterAll(async () => {
  killAll();
  await waitUntil(() => databaseProcesses(dataDir).length === 0, 10_000);
  rmSync(dataDir, { recursive: true, force: true });
});

const acknowledged = new Set<number>();

/** Writes for a while, kills by `kill`, answers the rows that stood there at the start. */
async function writeAndKill(milliseconds: number, kill: (pid: number) => void): Promise<Set<number>> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', writer, dataDir, String(1_000_000 + acknowledged.size * 10)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let stored: Set<number> | undefined;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (line.startsWith('{')) stored = new Set((JSON.parse(line) as { stored: number[] }).stored);
    // The last line may have been cut by the kill.
    else if (line.length >= 7) acknowledged.add(Number(line));
  });
  const closed = once(child, 'close');
  expect(await waitUntil(() => stored !== undefined, 20_000)).toBe(true);
  await sleep(milliseconds);
  kill(child.pid!);
  await closed;
  return stored!;
}

const killOne = (pid: number): boolean => process.kill(pid, 'SIGKILL');
/** The machine loses everything at once: the given processes, the server, its backends. */
function killAll(...pids: number[]): void {
  for (const pid of [...pids, ...databaseProcesses(dataDir)]) {
    try {
      killOne(pid);
    } catch {
      // A backend that ended with its server.
    }
  }
}

test('kill -9 during writes loses no acknowledged row', async () => {
  const kills = [
    killOne,
    killOne,
    killAll,
    killOne,
    (pid: number) => [postmasterPid(dataDir), pid].forEach(killOne),
    killOne,
  ];
  for (const [round, kill] of kills.entries()) {
    const before = [...acknowledged];
    const stored = await writeAndKill(150 + round * 70, kill);
    expect(before.filter((no) => !stored.has(no))).toEqual([]);
  }
  const before = [...acknowledged];
  expect(before.length).toBeGreaterThan(200);
  const stored = await writeAndKill(0, killOne);
  expect(before.filter((no) => !stored.has(no))).toEqual([]);
}, 90_000);
