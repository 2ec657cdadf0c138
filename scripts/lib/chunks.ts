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
const starts = {
  application: at('src/main.tsx'),
  portal: at('src/services/index.portal.web.tsx'),
  desk: at('src/services/index.web.tsx'),
};
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
  if (imports) next(imports).forEach((id) => closure(id, graph, next, seen));
  return seen;
}

/** A group for each set of modules that come together; others stay where the bundler puts them. */
export function chunkGroups() {
  let sets: Readonly<Record<keyof typeof starts, ReadonlySet<string>>> | undefined;
  const name = (id: string, graph: Graph): string | null => {
    sets ??= {
      application: closure(starts.application, graph, atOnce),
      portal: closure(starts.portal, graph, atOnce),
      desk: closure(starts.desk, graph, ever),
    };
    // The manifest knows what is fetched on demand by the module that begins it.
    if (id === starts.application || id === starts.portal || id === starts.desk) return null;
    if (sets.application.has(id)) return 'application';
    if (sets.portal.has(id)) return sets.desk.has(id) ? 'common' : 'portal';
    return null;
  };
  return [
    { name, debugName: 'closures', priority: 1 },
    { name: 'forms', test: (id: string) => parts.test(id) },
  ];
}
