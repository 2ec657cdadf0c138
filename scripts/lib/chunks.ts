/** Which modules of the browser come in one file: few requests for a page, and nothing in them that the page does not run. */
import path from 'node:path';

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
};
/** Names far more than whoever imports it uses. */
const barrel = /\/node_modules\/react-admin\//;
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
  let sets: Readonly<Record<keyof typeof starts | 'public', ReadonlySet<string>>> | undefined;
  const name = (id: string, graph: Graph): string | null => {
    sets ??= {
      portal: closure(starts.portal, graph, atOnce),
      desk: closure(starts.desk, graph, ever),
      // Whatever comes without the desk.
      public: closure(entry, graph, ever, new Set([starts.desk])),
      shell: closure(starts.shell, graph, atOnce, closure(starts.desk, graph, atOnce)),
    };
    // The manifest knows what is fetched on demand by the module that begins it.
    if (Object.values(starts).includes(id)) return null;
    if (sets.portal.has(id)) return sets.desk.has(id) ? 'common' : 'portal';
    return sets.shell.has(id) && !sets.public.has(id) && /\/src\/|\/@mui\/|\/@emotion\//.test(id) ? 'desk' : null;
  };
  return [
    // What the entry really uses: the modules that it names bring much more (`react-admin` names all of MUI).
    { name: 'application', tags: ['$initial' as const], test: (id: string) => id !== entry, priority: 2 },
    { name, debugName: 'closures', priority: 1 },
    { name: 'forms', test: (id: string) => parts.test(id) },
  ];
}
