/** Which modules of the browser come in one file: few requests for a page, and nothing in them that the page does not run. */
import path from 'node:path';
import { services } from '../../i18n/services.ts';

interface Graph {
  readonly getModuleInfo: (id: string) => Imports | null;
}
interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

const at = (source: string): string => path.resolve(import.meta.dirname, '../..', source);
const entry = at('src/main.tsx');
const starts = {
  portal: at('src/services/publicFrame.web.tsx'),
  desk: at('src/services/index.web.tsx'),
  shell: at('src/admin/shell/Shell.tsx'),
  list: at('src/admin/screens/list/ListScreen.tsx'),
  editor: at('src/ui/richText/RichTextEditor.tsx'),
};
/** The declarations of each service, which come with its first screen. */
const lists = services.map((service) => ({ service, start: at(`src/services/resources/${service}.ts`) }));
/** Name far more than whoever imports them uses; the bundler finds the modules that are really used by itself. */
const barrel = /\/node_modules\/(?:react-admin|ra-[a-z-]+|@mui\/material)\/(?:(?:dist|esm)\/)?index\.m?js$/;
/** What public pages use of react-admin as the desk does; behind its barrel no closure finds it, and the portal would take it along. */
const ofPerson = /\/node_modules\/ra-core\/.*\/(?:auth\/use(?:Login|Logout)|i18n\/use(?:Locale|LocaleState))\.m?js$/;
/** What the forms of public pages are made of. */
const parts =
  /\/src\/portal\/parts\/(?:Field|PasswordField|PortalForm|PortalCard|CheckRow|SegmentedRadio|Refusal|useRefusal)\.tsx?$/;

const atOnce = ({ importedIds }: Imports) => importedIds;
const ever = ({ importedIds, dynamicallyImportedIds }: Imports) => [...importedIds, ...dynamicallyImportedIds];

/** Everything that a module brings, itself included. */
function closure(
  start: string,
  graph: Graph,
  next: (imports: Imports) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  const imports = graph.getModuleInfo(start);
  if (imports && !barrel.test(start)) next(imports).forEach((id) => closure(id, graph, next, seen));
  return seen;
}

/** A group for each set of modules that come together; others stay where the bundler puts them. */
export function chunkGroups() {
  let found: ReturnType<typeof findSets> | undefined;
  const sets = (graph: Graph) => (found ??= findSets(graph));
  const begins = (id: string) => [...Object.values(starts), ...lists.map(({ start }) => start)].includes(id);
  const name = (id: string, graph: Graph): string | null => {
    const { portal, desk, shell, list, public: open, declared } = sets(graph);
    // The manifest knows what is fetched on demand by the module that begins it.
    if (begins(id)) return null;
    if (portal.has(id)) return desk.has(id) ? 'common' : 'portal';
    if (open.has(id)) return null;
    const [of, ...others] = declared.filter(({ modules }) => modules.has(id));
    if (shell.has(id) || others.length > 0) return 'desk';
    if (list.has(id)) return 'list';
    // Named behind `desk`: chunks are filled by name, and the first takes what others use as well.
    return of ? `resources-${of.service}` : null;
  };
  const shared = (id: string, graph: Graph): string | null => {
    const { portal, shell, list, public: open, declared } = sets(graph);
    const inside = shell.has(id) || list.has(id) || declared.some(({ modules }) => modules.has(id));
    return !begins(id) && !portal.has(id) && inside && open.has(id) ? 'shared' : null;
  };
  return [
    // What the entry really uses: the modules that it names bring much more (`react-admin` names all of MUI).
    { name: 'application', tags: ['$initial' as const], test: (id: string) => id !== entry, priority: 3 },
    // Before the desk, which would take along whatever it uses.
    { name: shared, debugName: 'shared', entriesAware: true, priority: 2 },
    { name: 'person', test: (id: string) => ofPerson.test(id), priority: 2 },
    { name, debugName: 'closures', priority: 1 },
    { name: 'forms', test: (id: string) => parts.test(id) },
  ];
}

const findSets = (graph: Graph) => ({
  portal: closure(starts.portal, graph, atOnce),
  desk: closure(starts.desk, graph, ever),
  // Whatever comes without the desk and the editor, which has controls of the desk.
  public: closure(entry, graph, ever, new Set([starts.desk, starts.editor])),
  shell: closure(starts.shell, graph, atOnce, closure(starts.desk, graph, atOnce)),
  list: closure(starts.list, graph, atOnce),
  declared: lists.map(({ service, start }) => ({ service, modules: closure(start, graph, atOnce) })),
});
