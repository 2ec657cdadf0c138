// npm run counts: how far the house is from its own rules, a figure a line. `node scripts/counts.mjs DIR` counts another checkout.
import './lib/node.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesOf } from './lib/circles.mjs';
import { root as here, tool } from './lib/run.mjs';

const root = path.resolve(process.argv[2] ?? here);

/** Hooks and components of react-admin that carry the machinery of lists, records, forms and rights. */
const machinery =
  'useListController useListContext ListContextProvider ListBase useEditController useCreateController useShowController ' +
  'EditBase CreateBase ShowBase useRecordContext RecordContextProvider useSaveContext SaveContextProvider Form useInput ' +
  'useGetOne useGetList useGetMany useGetManyReference useCreate useUpdate useUpdateMany useDelete useDeleteMany ' +
  'useDataProvider useCanAccess useCanAccessResources useAuthenticated useLogin useLogout useGetIdentity usePermissions ' +
  'useLocaleState useNotify useTranslate useStore useRefresh useRedirect useUnselectAll useResourceContext';

/**
 * Source files below a folder, from the root, with /.
 * @param {string} folder
 */
function files(folder, ending = /\.tsx?$/) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file));
}
/** @typedef {[file: string, text: string][]} Sources */
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
const sources = new Map(files('src').map((file) => [file, read(file)]));
const product = [...sources].filter(([file]) => !isTest(file));
const inFolders = (/** @type {RegExp} */ pattern) => product.filter(([file]) => pattern.test(file));
/** @param {Sources} list @param {RegExp} pattern */
const hits = (list, pattern) => list.reduce((sum, [, text]) => sum + (text.match(pattern)?.length ?? 0), 0);
const lines = (/** @type {Sources} */ list) => list.reduce((sum, [, text]) => sum + text.split('\n').length, 0);
/** @param {string} name @param {string | number} value */
const say = (name, value) => console.log(`${name.padEnd(58)} ${value}`);

const browser = inFolders(
  /^src\/(admin|sheet|inputs|fields|portal|ui|session)\/|^src\/main|^src\/services\/.*(\.tsx|\.web\.ts)$/,
);
const used = machinery
  .split(' ')
  .map((name) => [name, hits(browser, new RegExp(`(?<![\\w.])${name}(?=[<( ]|\\s*\\()`, 'g'))]);
say('files that import react-admin', browser.filter(([, text]) => /from 'react-admin'/.test(text)).length);
say('files that import ra-core', browser.filter(([, text]) => /from 'ra-core'/.test(text)).length);
say("react-admin's hooks and contexts in use", `${used.filter(([, n]) => n).length} of ${used.length}`);
say(
  '  not in use',
  used
    .filter(([, n]) => !n)
    .map(([name]) => name)
    .join(' ') || 'none',
);

const desk = inFolders(/^src\/(admin|sheet|inputs|fields)\/|^src\/services\/.*(\.tsx|\.web\.ts)$/).filter(
  ([file]) =>
    !file.startsWith('src/admin/providers/') &&
    !/\/platform\/(join|findPw|sitemap)\/|boardPages|\/board\/(?!.*desk)/.test(file),
);
const roundProvider = desk.filter(([, text]) =>
  /from '[^']*session\/(calls\/)?(client|files|importing|events)\.ts'/.test(text),
);
say('files of the desk that call round the data provider', roundProvider.length);

const services = inFolders(/^src\/services\//);
// Names of types begin with a capital: `Wizard['step']` is no read.
say("reads of the kind record['name'] in services", hits(services, /\b[a-z_]\w*\[['"][A-Za-z_]\w*['"]\]/g));
say('casts String(…[..]) and Number(…[..]) in services', hits(services, /\b(?:String|Number)\(\w+\[['"]/g));

const declared = hits(
  services.filter(([file]) => !file.endsWith('.server.ts')),
  /\bwhen: \{ \w+: \[/g,
);
const again = hits(
  services.filter(([file]) => file.endsWith('.server.ts')),
  /^\s*(?:\w+: \{ )?from: \[/gm,
);
say('arrows said by the server again (from: […] in .server.ts)', `${again} beside ${declared} declared conditions`);

const circles = circlesOf(sources);
say('circles of imports, types included', circles.all.length);
say('circles of imports, values only', circles.values.length);
for (const circle of circles.all) console.log(`    ${circle.join(' -> ')}`);

const perFolder = new Map();
for (const [file] of product)
  perFolder.set(path.posix.dirname(file), (perFolder.get(path.posix.dirname(file)) ?? 0) + 1);
const crowded = [...perFolder].filter(([, n]) => n > 30);
say('flat folders above 30 files', crowded.map(([folder, n]) => `${folder} ${n}`).join(', ') || 'none');
say('files above 250 lines', product.filter(([, text]) => text.split('\n').length > 250).length);

/** @param {string} script @param {string[]} args */
function run(script, args) {
  return spawnSync(process.execPath, [tool(script), ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
}
const format = run('prettier/bin/prettier.cjs', ['--list-different', 'src', 'i18n', 'tests', 'scripts']);
say('files out of format', format.stdout.split('\n').filter(Boolean).length);
const knip = run('knip/bin/knip.js', [
  '--reporter',
  'json',
  '--no-progress',
  '--include',
  'dependencies,files,unlisted',
]);
try {
  /** @type {{ issues: Record<'dependencies' | 'devDependencies' | 'files', { name: string }[] | undefined>[] }} */
  const report = JSON.parse(knip.stdout.slice(knip.stdout.indexOf('{')));
  const unused = report.issues.flatMap((issue) => [...(issue.dependencies ?? []), ...(issue.devDependencies ?? [])]);
  say('unused dependencies', `${unused.length} ${unused.map(({ name }) => name).join(' ')}`);
  const dead = report.issues.flatMap((issue) => (issue.files ?? []).map(({ name }) => name));
  say('files that nothing imports', `${dead.length} ${dead.join(' ')}`);
} catch {
  say('unused dependencies', `knip did not answer: ${knip.stderr.trim().split('\n')[0] ?? ''}`);
}

console.log('lines hand-made, by area');
const areas = [...new Set(product.map(([file]) => file.split('/').slice(0, 2).join('/')))].toSorted();
for (const area of areas.filter((name) => !name.includes('.')))
  say(`  ${area}`, lines(inFolders(new RegExp(`^${area}/`))));
