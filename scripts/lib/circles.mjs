import path from 'node:path';

/** @typedef {{ to: string, kind: 'type' | 'value' | 'dynamic' }} Edge */

/**
 * Circles of imports among sources: {all: of any kind, values: those that stay at run time}, each a list of circles, each a
 * list of paths. One circle is told for every group of files that reach one another.
 * @param {ReadonlyMap<string, string>} sources path (from the root, with /) to text
 */
export function circlesOf(sources) {
  const edges = new Map([...sources].map(([file, text]) => [file, importsOf(file, text, sources)]));
  /** @type {(wanted: (edge: Edge) => boolean) => (file: string) => string[]} */
  const next = (wanted) => (file) => (edges.get(file) ?? []).filter(wanted).map(({ to }) => to);
  return {
    all: circles(
      [...sources.keys()],
      next(() => true),
    ),
    values: circles(
      [...sources.keys()],
      next(({ kind }) => kind !== 'type'),
    ),
    static: circles(
      [...sources.keys()],
      next(({ kind }) => kind === 'value'),
    ),
  };
}

/** @param {string} file @param {string} text @param {ReadonlyMap<string, string>} sources */
function importsOf(file, text, sources) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  /** @type {Edge[]} */
  const found = [];
  /** @param {string} from @param {Edge['kind']} kind */
  const add = (from, kind) => {
    if (!from.startsWith('.')) return;
    const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, '')));
    if (sources.has(to) && to !== file) found.push({ to, kind });
  };
  for (const [, type, names = '', from = ''] of code.matchAll(
    /^\s*(?:import|export)\b(\s+type\b)?([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/gm,
  ))
    add(from, type || onlyTypes(names) ? 'type' : 'value');
  for (const [, from = ''] of code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)) add(from, 'value');
  for (const [, from = ''] of code.matchAll(/\bimport\s*\(\s*['"]([^'"]+)['"]/g)) add(from, 'dynamic');
  return found;
}

/**
 * `{ type A, type B }`: nothing of it stays at run time.
 * @param {string} names
 */
function onlyTypes(names) {
  const inside = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  const each = inside
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '));
}

/**
 * Tarjan's strongly connected groups of more than one file, each told as one shortest way round.
 *
 * @param {Iterable<string>} files
 * @param {(file: string) => string[]} next
 */
function circles(files, next) {
  const index = new Map();
  const low = new Map();
  /** @type {string[]} */
  const stack = [];
  const waiting = new Set();
  /** @type {string[][]} */
  const groups = [];
  const visit = (/** @type {string} */ start) => {
    /** @type {{ file: string, targets: string[] | undefined, at: number }[]} */
    const work = [{ file: start, targets: undefined, at: 0 }];
    for (let top = work.at(-1); top; top = work.at(-1)) {
      if (top.targets === undefined) {
        index.set(top.file, index.size);
        low.set(top.file, index.get(top.file));
        stack.push(top.file);
        waiting.add(top.file);
        top.targets = next(top.file);
      }
      const target = top.targets[top.at++];
      if (target === undefined) {
        work.pop();
        const above = work.at(-1);
        if (above) low.set(above.file, Math.min(low.get(above.file), low.get(top.file)));
        if (low.get(top.file) === index.get(top.file)) {
          const group = stack.splice(stack.indexOf(top.file));
          group.forEach((file) => waiting.delete(file));
          if (group.length > 1) groups.push(group);
        }
      } else if (!index.has(target)) work.push({ file: target, targets: undefined, at: 0 });
      else if (waiting.has(target)) low.set(top.file, Math.min(low.get(top.file), index.get(target)));
    }
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return groups.map((group) => shortest(group, next));
}

/** @param {string[]} group @param {(file: string) => string[]} next */
function shortest(group, next) {
  const inside = new Set(group);
  /** @type {string[] | undefined} */
  let best;
  for (const start of group) {
    /** @type {Map<string, string | undefined>} */
    const from = new Map([[start, undefined]]);
    const queue = [start];
    search: for (const file of queue) {
      for (const target of next(file)) {
        if (target === start) {
          /** @type {string[]} */
          const way = [];
          /** @type {string | undefined} */
          let at = file;
          for (; at !== undefined; at = from.get(at)) way.unshift(at);
          if (!best || way.length < best.length) best = [...way, start];
          break search;
        }
        if (inside.has(target) && !from.has(target)) {
          from.set(target, file);
          queue.push(target);
        }
      }
    }
  }
  return best ?? group;
}
