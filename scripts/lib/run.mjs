import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
export const tool = (name) => path.join(root, 'node_modules', name);

/** Thrown for what the person at the terminal can mend: printed as its sentence, without a stack. */
export class Sentence extends Error {
  constructor(text) {
    super(text);
    this.sentence = text;
  }
}

const running = new Set();

/**
 * Runs a program and answers {code, output, timedOut}. `capture` collects its output instead of showing it. After
 * `limit` milliseconds it and everything it started are ended.
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
    const finish = (code) => {
      running.delete(child);
      clearTimeout(timer);
      done({ code, output, timedOut });
    };
    child.once('error', (error) => ((output += error.message), finish(127)));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Node on a script of ours or of a package. */
export const node = (args, options) => run(process.execPath, args, options);

function end(child, signal) {
  const send = (name) => {
    try {
      if (process.platform === 'win32') child.kill(name);
      else process.kill(-child.pid, name);
    } catch {
      // It ended in the meantime.
    }
  };
  send(signal);
  setTimeout(() => running.has(child) && send('SIGKILL'), 10_000).unref();
}

// Children stand in groups of their own, which a Ctrl-C of the terminal does not reach.
export function endChildrenOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      for (const child of running) end(child, signal);
      setTimeout(() => process.exit(130), running.size ? 1500 : 0);
    });
  }
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
