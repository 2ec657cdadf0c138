// Who may import whom: a line each. Prints every breach; exits 1 when there is one.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

/**
 * What each layer may import of ours; itself is named where it may. `dynamic` layers only through import().
 * @type {Record<string, string[]>}
 */
const allowed = {
  core: ['core'],
  ui: ['core', 'ui', 'i18n'],
  fields: ['core', 'fields', 'record'],
  'fields ui': ['core', 'ui', 'fields', 'record', 'fields ui', 'inputs', 'i18n'],
  record: ['core', 'fields', 'record'],
  'record server': ['core', 'fields', 'fields server', 'record', 'record server'],
  inputs: ['core', 'ui', 'fields', 'record', 'fields ui', 'inputs', 'i18n'],
  sheet: ['core', 'ui', 'fields', 'record', 'fields ui', 'inputs', 'sheet', 'i18n'],
  session: ['core', 'session', 'i18n'],
  database: ['core', 'fields', 'fields server', 'record', 'record server', 'database'],
  export: ['core', 'fields', 'fields server', 'record', 'export'],
  api: ['core', 'fields', 'fields server', 'record', 'database', 'export', 'api', 'i18n'],
  admin: ['core', 'fields', 'record', 'fields ui', 'inputs', 'sheet', 'session', 'ui', 'admin', 'i18n'],
  portal: ['core', 'fields', 'record', 'fields ui', 'inputs', 'session', 'ui', 'portal', 'i18n'],
  // What several services share: amounts, lines, papers. Knows no service.
  shared: ['core', 'fields', 'record', 'shared'],
  'shared server': ['core', 'fields', 'fields server', 'record', 'database', 'api', 'shared', 'shared server', 'i18n'],
  'shared web': [
    'core',
    'fields',
    'record',
    'fields ui',
    'inputs',
    'sheet',
    'ui',
    'session',
    'admin',
    'shared',
    'shared web',
    'i18n',
  ],
  service: ['core', 'fields', 'record', 'shared', 'service'],
  'service server': [
    'core',
    'fields',
    'fields server',
    'record',
    'database',
    'api',
    'shared',
    'shared server',
    'service',
    'service server',
    'i18n',
  ],
  'service web': [
    'core',
    'fields',
    'record',
    'fields ui',
    'inputs',
    'sheet',
    'ui',
    'session',
    'admin',
    'portal',
    'shared',
    'shared web',
    'service',
    'service web',
    'i18n',
  ],
  'fields server': ['core', 'fields', 'record', 'fields server'],
  // Menu names stand once, in the reference data.
  i18n: ['core', 'service', 'i18n'],
};
/** @type {Record<string, string[]>} */
const dynamic = { admin: ['export'], portal: ['export'], 'shared web': ['export'], 'service web': ['export'] };

const nodeSide = ['fields server', 'record server', 'database', 'export', 'api', 'shared server', 'service server'];
const everywhere = ['core', 'fields', 'record', 'shared', 'service'];
const browserSide = ['ui', 'fields ui', 'inputs', 'sheet', 'session', 'admin', 'portal', 'shared web', 'service web'];
const ofBrowser =
  /^(react|react-dom|react-router.*|react-admin|ra-.*|@mui\/.*|@emotion\/.*|@tanstack\/.*|js-cookie|dompurify)(\/|$)/;
const ofNode = /^(node:.*|pg|fastify|@fastify\/.*|kysely|sanitize-html|@node-rs\/.*)(\/|$)/;
const ofDesk = /^(@mui\/.*|@emotion\/.*|ra-ui-materialui)(\/|$)/;
/** What react-admin has besides screens: its application, hooks, contexts, stores. */
const headless = /^(CoreAdmin\w*|CustomRoutes|Resource|\w+Store|use[A-Z]\w*|\w+(Context|Provider|Base))$/;

/** What reaches the server on behalf of a person, and who of the desk may: the data provider. Public pages call by themselves. */
const calls = /^src\/session\/calls\/(client|events|files|importing|transport)\.ts$/;
const caller = /^src\/(admin\/providers\/data\/|services\/platform\/(board|contactUndo|findPw|join)\/)/;
const deskSide = ['inputs', 'sheet', 'admin', 'shared web', 'service web'];

// Entries and commands put everything together.
const entries = /^src\/(main\.tsx|server\.ts|draw\.tsx|routes\.tsx|application\.tsx|databaseCommand\.ts)$/;

/**
 * `names` are of values, where they are named.
 * @typedef {{ from: string, type: 'static' | 'dynamic', names: string[] }} Specifier
 * @typedef {Map<string, (Specifier & { file: string | undefined })[]>} Imports
 */

/**
 * Import specifiers of a source text.
 * @param {string} text
 */
export function specifiers(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  /** @type {Specifier[]} */
  const found = [];
  for (const [, what = '', from = ''] of code.matchAll(/^\s*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/gm))
    found.push({ from, type: 'static', names: valuesOf(what) });
  for (const [, from = ''] of code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm))
    found.push({ from, type: 'static', names: ['*'] });
  for (const [, from = ''] of code.matchAll(/\bimport\s*\(\s*['"]([^'"]+)['"]/g))
    found.push({ from, type: 'dynamic', names: ['*'] });
  return found;
}

/**
 * Names of the values in `{ A, type B, c as d }`; `*` for everything or the default.
 * @param {string} what
 */
function valuesOf(what) {
  if (/^\s*type\b/.test(what)) return [];
  const named = /^\s*\{([^}]*)\}\s*$/.exec(what)?.[1];
  if (named === undefined) return ['*'];
  const each = named.split(',').map((one) => one.trim());
  return each.filter((one) => one && !one.startsWith('type ')).map((one) => one.replace(/\s.*$/s, ''));
}

/**
 * Every breach, a line each.
 * @param {ReadonlyMap<string, string>} sources path (from the root, with /) to text
 */
export function breaches(sources) {
  const imports = new Map(
    [...sources].map(([file, text]) => [file, specifiers(text).map((s) => ({ ...s, file: resolve(file, s.from) }))]),
  );
  const screens = screenSide(imports);
  const layer = (/** @type {string} */ file) => layerOf(file, screens);
  /** @type {string[]} */
  const out = [];
  for (const [file, list] of imports) {
    const mine = layer(file);
    if (!mine || entries.test(file)) continue;
    if (mine === 'fields ui' && /\/(index|examples|define)\.ts$/.test(file)) {
      out.push(`${file} reaches a screen's code: the value side of a field runs on the server too`);
    }
    for (const { from, type, names, file: target } of list) {
      const reason = target ? judge(mine, file, layer(target), target, type) : judgePackage(mine, from, names);
      if (reason) out.push(`${file} imports ${target ?? from}: ${reason}`);
    }
  }
  return out;
}

/**
 * @param {string} mine
 * @param {string} file
 * @param {string | undefined} theirs
 * @param {string} target
 * @param {Specifier['type']} type
 */
function judge(mine, file, theirs, target, type) {
  if (!theirs) return entries.test(target) ? 'an entry is imported by nobody' : '';
  if (deskSide.includes(mine) && calls.test(target) && !caller.test(file))
    return 'the desk calls through the data provider (admin/providers/data)';
  if (mine === 'service' && theirs === 'service')
    return neighbours(file, target) ? '' : 'a service names another, it does not import it';
  const may = allowed[mine] ?? [];
  if (may.includes(theirs)) return '';
  if (type === 'dynamic' && dynamic[mine]?.includes(theirs)) return '';
  return `${mine} may import ${may.join(', ') || 'nothing of ours'}`;
}

/** @param {string} mine @param {string} from @param {string[]} names */
function judgePackage(mine, from, names) {
  if (from.startsWith('.')) return '';
  if ([...nodeSide, ...everywhere].includes(mine) && ofBrowser.test(from)) return `${mine} runs on the server`;
  if ([...browserSide, ...everywhere].includes(mine) && ofNode.test(from)) return `${mine} runs in the browser`;
  if (from === 'ra-core') return 'react-admin has everything of it';
  const screens = from === 'react-admin' && names.some((name) => !headless.test(name));
  if (mine === 'portal' && (screens || ofDesk.test(from))) return "public pages never load the back office's parts";
  return '';
}

// The lists, the reference data and the demo data are of all services.
const shared = /^src\/services\/([^/]+\.ts|(reference|demo|resources)\/.*)$/;
const serviceOf = (/** @type {string} */ file) => file.split('/')[2];
/** @param {string} file @param {string} target */
const neighbours = (file, target) => shared.test(file) || shared.test(target) || serviceOf(file) === serviceOf(target);

/** @param {string} file @param {string} from */
function resolve(file, from) {
  if (!from.startsWith('.')) return undefined;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, '')));
}

/** @param {string} file @param {ReadonlySet<string>} screens */
function layerOf(file, screens) {
  const [top, folder = ''] = file.split('/');
  if (top === 'i18n') return 'i18n';
  if (top !== 'src' || /\.test\.tsx?$/.test(file)) return undefined;
  // The start-up check reads every list, the server's as well.
  const onServer = /(\.|\/)server\.ts$|^src\/services\/check\.ts$/.test(file);
  if (folder === 'fields')
    return screens.has(file) || isScreen(file) ? 'fields ui' : onServer ? 'fields server' : 'fields';
  if (folder === 'record') return onServer ? 'record server' : 'record';
  if (folder !== 'services') return folder in allowed ? folder : undefined;
  const base = file.startsWith('src/services/shared/') ? 'shared' : 'service';
  if (onServer) return `${base} server`;
  return /\.web\.tsx?$/.test(file) || file.endsWith('.tsx') ? `${base} web` : base;
}

const isScreen = (file = '') => /^src\/(fields\/.*\.tsx$|inputs\/)/.test(file);

/**
 * Files of fields/ that show something: components, styles, and whatever imports those.
 * @param {Imports} imports
 */
function screenSide(imports) {
  const screens = new Set([...imports.keys()].filter((file) => isScreen(file)));
  /** @param {{ file: string | undefined, from: string }} imported */
  const shows = ({ file: target = '', from }) =>
    target.startsWith('src/ui/') ||
    isScreen(target) ||
    screens.has(target) ||
    from.endsWith('.css') ||
    from === 'react';
  for (let before = -1; before !== screens.size;) {
    before = screens.size;
    for (const [file, list] of imports) if (file.startsWith('src/fields/') && list.some(shows)) screens.add(file);
  }
  return screens;
}

/** Every source file of src/ and i18n/. */
export function readSources() {
  const list = (/** @type {string} */ folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    );
  const files = [...list('src'), ...list('i18n')].filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = breaches(readSources());
  for (const line of found) console.log(line);
  process.exitCode = found.length ? 1 : 0;
}
