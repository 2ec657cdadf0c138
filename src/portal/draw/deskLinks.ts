/** What a page of the desk will ask for, named in its head: all of it comes at once, not one file after the other has run. */
import type { Language } from '../../../i18n/messages.ts';
import { serviceOf } from '../../../i18n/services.ts';
import type { Preloads } from './preloads.ts';

interface DeskAddress {
  /** Path of the desk, the phone's without its prefix: `/rs4/quot`. */
  readonly address: string;
  readonly language: Language;
  /** Whether a record stands there. */
  readonly form: boolean;
}

/** Sources of the frame, of the screens that are derived, and of the declarations and texts of the address's service. */
export function deskSources({ address, language, form }: DeskAddress): readonly string[] {
  const service = serviceOf(address.slice(1));
  const texts = ['ra', 'brand', 'errors', 'desk', 'fields/index', 'menus'];
  return [
    'src/services/index.web.tsx',
    'src/admin/shell/Shell.tsx',
    ...(service ? [`src/services/resources/${service}.ts`] : []),
    ...(service ? [form ? 'src/admin/screens/form/FormScreen.tsx' : 'src/admin/screens/list/ListScreen.tsx'] : []),
    ...[...texts, ...(service ? [`services/${service}/index`] : [])].map((name) => `i18n/${language}/${name}.ts`),
  ];
}

/** Elements of the head; style sheets are only fetched, for the first paint needs none of them. */
export function deskLinks(preloads: Preloads | undefined, address: DeskAddress): string {
  if (!preloads) return '';
  const files = deskSources(address).flatMap((name) => preloads[name] ?? []);
  return [
    ...[...new Set(files.flatMap(({ js }) => js))].map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
    ),
    ...[...new Set(files.flatMap(({ css }) => css))].map(
      (file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`,
    ),
  ].join('\n    ');
}
