/** What the palette offers to do with the record that it found first: begin a quotation for it, find those that it has. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { PlusGlyph } from '../../ui/icon/glyphs.tsx';
import type { PaletteGroup, PaletteItem } from '../../ui/palette/types.ts';
import type { Screen } from '../routes.ts';
import { isDocument } from './foundDocuments.tsx';
import { begunWith } from './makeActions.ts';

interface Of {
  /** Screens whose records were searched; a group is called as its screen. */
  readonly searched: readonly Screen[];
  /** Screens of documents that the person may begin. */
  readonly made: readonly Screen[];
  /** The words of an action: of whom, and what. */
  readonly words: (action: 'make' | 'find', of: string, screen: Screen) => string;
}

/** What one may do of a kind of document that was named with a record: make one, find those that are there. */
export function wishItems(
  id: string,
  { make, find }: { readonly make: string; readonly find?: string | undefined },
  words: (action: 'make' | 'find') => string,
): readonly PaletteItem[] {
  return [
    { id: `make-${id}`, title: words('make'), icon: <PlusGlyph />, href: make },
    ...(find ? [{ id: `find-${id}`, title: words('find'), icon: <SearchIcon />, href: find }] : []),
  ];
}

/** Nothing where a menu or a document comes first: those are opened, and nothing begins with them. */
export function bestActions(found: readonly PaletteGroup[], { searched, made, words }: Of): readonly PaletteItem[] {
  const first = found.find(({ items }) => items.length > 0);
  const of = searched.find(({ name, resource }) => name === first?.id && !isDocument(resource));
  const best = of && first?.items[0];
  if (!best) return [];
  const begun = begunWith(of.resource.prefix, best.id.slice(best.id.lastIndexOf('-') + 1), made);
  const item = (action: 'make' | 'find', screen: Screen) => ({
    id: `${action}-${screen.name.replaceAll('/', '-')}`,
    title: words(action, best.title, screen),
  });
  return [
    ...begun.map(({ screen, make }) => ({ ...item('make', screen), icon: <PlusGlyph />, href: make })),
    ...begun.slice(0, 1).map(({ screen, find }) => ({ ...item('find', screen), icon: <SearchIcon />, href: find })),
  ];
}
