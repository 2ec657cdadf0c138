import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
export const tool = (/** @type {string} */ name) => path.join(root, 'node_modules', name);

/** Thrown for what the person at the terminal can mend: printed as its sentence, without a stack. */
export class Sentence extends Error {
  /** @param {string} text */
  constructor(text) {
    super(text);
    this.sentence = text;
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @typedef {{ env?: Record<string, string>, capture?: boolean, limit?: number, cwd?: string }} RunOptions */

/**
 * Runs a program and answers {code, output, timedOut}. `capture` collects its output instead of showing it. After
 * `limit` milliseconds it and everything it started are ended.
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function run(file, args, { env = {}, capture = false, limit = 0, cwd = root } = {}) {
  return new Promise((done) => {
    const grouped = process.platform !== 'win32';
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      detached: grouped,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    let timedOut = false;
    const timer = limit ? setTimeout(() => ((timedOut = true), end(child, 'SIGTERM')), limit) : undefined;
    const finish = (/** @type {number} */ code) => {
      running.delete(child);
      clearTimeout(timer);
      done({ code, output, timedOut });
    };
    child.once('error', (error) => ((output += error.message), finish(127)));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Node on a script of ours or of a package.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function end(child, signal) {
  const send = (/** @type {NodeJS.Signals} */ name) => {
    try {
      if (process.platform === 'win32') child.kill(name);
      else if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It ended in the meantime.
    }
  };
  send(signal);
  setTimeout(() => running.has(child) && send('SIGKILL'), 10_000).unref();
}

// Children stand in groups of their own, which a Ctrl-C of the terminal does not reach.
export function endChildrenOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      for (const child of running) end(child, signal);
      setTimeout(() => process.exit(130), running.size ? 1500 : 0);
    });
  }
}

export const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
