/**
 * `npm run new rs4/tool -- --ko 공구 --en Tool`: writes a resource with its labels, demo row, migration and lines in the
 * lists, so that the product runs with it and every suite is green; the fields that it really needs are then yours.
 * `--table` is the specification's name where it differs from the prefix. `--menu R31` puts it behind a menu that is there; else behind the one with its address, or a new one of its service.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as prettier from 'prettier';
import { serviceOf } from '../i18n/services.ts';
import { menuTree } from '../src/services/reference/menus.ts';
import { writeMigration } from './lib/migration.mjs';
import { Sentence } from './lib/run.mjs';

class Refused extends Sentence {}

const usage = 'npm run new rs4/tool -- --ko 공구 --en Tool [--table RS4_TOOL] [--menu R31]';
const root = path.resolve(import.meta.dirname, '..');
const changed: string[] = [];

const at = (file: string): string => path.join(root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

async function write(file: string, text: string): Promise<void> {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  const formatted = await prettier.format(text, { ...(await prettier.resolveConfig(at(file))), filepath: file });
  writeFileSync(at(file), formatted);
  changed.push(file);
}

/** Puts `line` before the last place where `before` stands, or refuses: a list that changed its shape is edited by hand. */
async function insert(file: string, before: string | RegExp, line: string): Promise<void> {
  const text = read(file);
  const places =
    typeof before === 'string' ? [text.lastIndexOf(before)] : [...text.matchAll(before)].map((m) => m.index);
  const place = places.at(-1) ?? -1;
  if (place < 0) throw new Refused(`${file}: no place for ${line.trim()}`);
  await write(file, text.slice(0, place) + line + text.slice(place));
}

const addImport = (file: string, line: string): Promise<void> =>
  insert(file, /(?<=^import .*\n)(?!import )/gm, `${line}\n`);

/** Labels stand by the alphabet. */
async function insertLabel(file: string, name: string, words: string): Promise<void> {
  const labels = [...read(file).matchAll(/^ {2}(\w+):/gm)];
  if (labels.some(([, other]) => other === name)) return;
  const next = labels.find(([, other]) => other! > name);
  await insert(file, next ? next[0] : '}', `  ${name}: '${words}',\n`);
}

interface Wanted {
  readonly prefix: string;
  readonly system: string;
  /** Name of its constant and its file. */
  readonly name: string;
  readonly table: string;
  readonly ko: string;
  readonly en: string;
  readonly menu: string | undefined;
}

function wanted(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ko: { type: 'string' }, en: { type: 'string' }, menu: { type: 'string' }, table: { type: 'string' } },
  });
  const [prefix = ''] = positionals;
  if (!/^[a-z0-9]+(\/[a-z][a-zA-Z]*){1,2}$/.test(prefix)) throw new Refused(usage);
  if (!serviceOf(prefix)) throw new Refused(`${prefix}: no service has this name; i18n/services.ts lists them`);
  const parts = prefix.split('/');
  const name = parts.at(-1)!;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const en = values.en ?? words[0]!.toUpperCase() + words.slice(1);
  const table = parts.map((part) => part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()).join('_');
  if (existsSync(at(`src/services/${prefix}.ts`))) throw new Refused(`src/services/${prefix}.ts is there already`);
  return { prefix, system: parts[0]!, name, table: values.table ?? table, ko: values.ko ?? en, en, menu: values.menu };
}

/** The menu that shows it; a new leaf in the last folder of its system where no menu has its address. */
async function menuOf({ prefix, system, ko, en, menu }: Wanted): Promise<string> {
  if (menu !== undefined) {
    if (!menuTree.some(({ treeId, treePaId }) => treeId === menu && treePaId))
      throw new Refused(`--menu ${menu}: no menu`);
    return menu;
  }
  const planned = menuTree.find(({ url }) => url === `/${prefix}`);
  if (planned) return planned.treeId;
  const last = menuTree.findLast(({ url }) => url?.startsWith(`/${system}/`));
  if (!last) throw new Refused(`${prefix}: no menu of ${system} yet; add a folder to src/services/reference/menus.ts`);
  const siblings = menuTree.filter(({ treePaId }) => treePaId === last.treePaId);
  const treeId = `${last.treePaId}${Number(siblings.at(-1)!.treeId.slice(2)) + 1}`;
  const file = 'src/services/reference/menus.ts';
  const leafOfLast = `[${siblings.at(-1)!.id}, '${siblings.at(-1)!.treeId}',`;
  const text = read(file);
  const end = text.indexOf('],', text.indexOf(leafOfLast)) + 2;
  const leaf = `[${siblings.at(-1)!.id + 1}, '${treeId}', '/${prefix}', '${ko}', '${en}'],`;
  await write(file, text.slice(0, end) + leaf + text.slice(end));
  // Whoever subscribes to the menu before it has this one too; products that name the whole folder do anyway.
  const products = 'src/services/reference/products.ts';
  const before = siblings.at(-1)!.treeId;
  await write(products, read(products).replace(new RegExp(`\\b${before}(?=[ '])`, 'g'), `${before} ${treeId}`));
  return treeId;
}

const declaration = ({ prefix, name, table, en }: Wanted, menu: string): string => `
/** ${en}. */
import type { Resource } from '${'../'.repeat(prefix.split('/').length)}core/resource.ts';
import { text, yn } from '${'../'.repeat(prefix.split('/').length)}fields/index.ts';

export const ${name} = {
  prefix: '${prefix}',
  table: '${table}',
  scope: 'OWN',
  menus: [{ menu: '${menu}' }],
  name: '${name}Nm',
  fields: { ${name}Nm: text(100, { required: true }), useYn: yn({ default: 'Y' }) },
  unique: [{ fields: ['${name}Nm'] }],
  search: { keyword: ['${name}Nm'], conditions: ['useYn'] },
  list: ['${name}Nm', 'useYn'],
} as const satisfies Resource;
`;

/** The list of its service: an import behind the last one, and the resource behind the last of its list. */
async function enlist({ prefix, name }: Wanted): Promise<void> {
  const file = `src/services/resources/${serviceOf(prefix)!}.ts`;
  await addImport(file, `import { ${name} } from '../${prefix}.ts';`);
  const text = read(file);
  const list = text.slice(0, text.lastIndexOf('];')).trimEnd();
  await insert(file, '];', `${/[[,]$/.test(list) ? '' : ','} ${name}`);
}

/** Names of the resource and of its own field; a label that another service has is shared, which the check of texts tells. */
async function label({ prefix, name, ko, en }: Wanted): Promise<void> {
  const service = serviceOf(prefix)!;
  for (const [lang, resource, field] of [
    ['ko', ko, `${ko}명`],
    ['en', en, `${en} name`],
  ] as const) {
    const folder = `i18n/${lang}/services/${service}`;
    if (!existsSync(at(`${folder}/resources.ts`))) {
      await write(
        `${folder}/resources.ts`,
        lang === 'ko'
          ? `import type { Messages } from '../../../messages.ts';\n
            /** Names of resources, their detail grids and actions. */
            export const resources = {} as const satisfies Messages;`
          : `import type { resources as ko } from '../../../ko/services/${service}/resources.ts';
            import type { Twin } from '../../../messages.ts';\n
            export const resources = {} as const satisfies Twin<typeof ko>;`,
      );
      const index = `${folder}/index.ts`;
      const text = read(index);
      await write(
        index,
        text
          .replace("import { fields } from './fields.ts';", "$&\nimport { resources } from './resources.ts';")
          .replace(/\{ fields \};/, '{ fields, resources };'),
      );
    }
    await insert(`${folder}/resources.ts`, '}', `  '${prefix}': {\n    name: '${resource}',\n  },\n`);
    await insertLabel(`${folder}/fields.ts`, `${name}Nm`, field);
  }
}

async function demoRow({ prefix, name, ko }: Wanted): Promise<void> {
  const records = `${name}Records`;
  const file = `src/services/demo/${name}.ts`;
  if (existsSync(at(file))) throw new Refused(`${file} is there already`);
  await write(
    file,
    `import type { DemoRecord } from './record.ts';

export const ${records}: readonly DemoRecord[] = [{ corpId: 2, values: { ${name}Nm: '데모 ${ko}', useYn: 'Y' } }];`,
  );
  const index = 'src/services/demo/index.ts';
  await addImport(index, `import { ${records} } from './${name}.ts';`);
  await insert(index, '];', `  { prefix: '${prefix}', records: ${records} },\n`);
}

/** Where it shows, for the browser. */
function showing(): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/shown.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refused(stderr);
  changed.push('src/services/shown.ts');
}

async function create(): Promise<void> {
  const resource = wanted();
  const menu = await menuOf(resource);
  await write(`src/services/${resource.prefix}.ts`, declaration(resource, menu));
  await enlist(resource);
  showing();
  await label(resource);
  await demoRow(resource);
  const table = writeMigration(resource.prefix.replaceAll('/', '_'));
  if (table) changed.push(table);
  console.log([...new Set(changed)].map((file) => `  ${file}`).join('\n'));
  console.log(`
  /${resource.prefix} (${menu}). Next: its fields and their labels, then
  npm run db:diff -- ${resource.prefix.replaceAll('/', '_')}
  npm run check
  npx vitest run tests/contract -t "${resource.prefix}"`);
}

try {
  await create();
} catch (error) {
  if (!(error instanceof Sentence)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
