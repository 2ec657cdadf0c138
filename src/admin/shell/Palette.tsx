/** Ctrl K: menus by name or initial consonants, and documents by number, records through lookups, of the screens a person may open. */
import { useCallback, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import PressIcon from '@mui/icons-material/TouchAppOutlined';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuEntry } from '../../core/authority.ts';
import type { Resource } from '../../core/resource.ts';
import { matches } from '../../core/text/hangul.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import type { FieldEnvironment, LookupRow } from '../../fields/ui-contract.ts';
import { keywordNames } from '../../record/resource.ts';
import { bestFirst } from '../../ui/palette/bestFirst.ts';
import { CommandPalette } from '../../ui/palette/CommandPalette.tsx';
import { eitherKeyboard } from '../../ui/palette/eitherKeyboard.ts';
import type { PaletteGroup, PaletteItem } from '../../ui/palette/types.ts';
import { useT } from '../../ui/text.tsx';
import { useScreenAccess } from '../access/useRights.ts';
import { useDesk } from '../desk.ts';
import { FolderIcon } from '../layout/menuIcons.tsx';
import { shownActions } from '../layout/shownActions.ts';
import { findMenus, menuForest } from '../layout/menuTree.ts';
import type { Screen, ScreenPlace } from '../routes.ts';
import { bestActions, wishItems } from './bestActions.tsx';
import { isMade, makingsOf, wishesIn } from './makeActions.ts';
import { onceEach } from './recentOnce.ts';
import { useRecents } from './recents.ts';
import { documentItem, documentsOf, isDocument } from './foundDocuments.tsx';
import { recordItem, rowsOf } from './foundRecords.ts';

const perGroup = 5;
const menusAtOnce = 8;

/** What can be pressed on the page behind. */
const here = (): readonly PaletteItem[] =>
  shownActions().map(({ id, label, run }) => ({ id: `here-${id}`, title: label, icon: <PressIcon />, run }));

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly menus: readonly MenuEntry[];
}

export default function Palette({ open, onClose, menus }: Props) {
  const t = useT();
  const { menuName, declarations, session } = useDesk();
  const { screens, mayOpen, mayWrite, pathOf } = useScreenAccess();
  const environment = useFieldEnvironment();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const forest = useMemo(() => menuForest(menus, menuName), [menus, menuName]);

  const applies = screens.some((screen) => screen.name === 'platform/subsc/use' && mayWrite(screen));

  const nameOfScreen = useCallback((screen: ScreenPlace) => menuName(screen.menu), [menuName]);
  const { pathname } = useLocation();
  const recents = useRecents();
  const prefixOf = (name: string) => screens.find((one) => one.name === name)?.resource.prefix;
  const recent = onceEach(recents, prefixOf).flatMap(({ screen: name, id, title }): PaletteItem[] => {
    const screen = screens.find((one) => one.name === name);
    const href = screen && mayOpen(screen) ? pathOf(screen, id) : pathname;
    if (!screen || href === pathname) return [];
    const icon = <FolderIcon id={screen.menu.treePaId ?? ''} />;
    return [{ id: `recent-${name.replaceAll('/', '-')}-${id}`, title, sub: nameOfScreen(screen), icon, href }];
  });

  const [latest] = recents;
  const seen = latest && screens.find((one) => one.name === latest.screen);
  const stands = useMemo(
    () =>
      latest && seen && pathOf(seen, latest.id) === pathname
        ? { prefix: seen.resource.prefix, id: latest.id, title: latest.title }
        : undefined,
    [latest, seen, pathOf, pathname],
  );

  const searchFor = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly PaletteGroup[]> => {
      const items = findMenus(forest, query)
        .slice(0, menusAtOnce)
        .map(({ leaf, folder }): PaletteItem => ({
          id: leaf.id,
          title: leaf.name,
          sub: folder,
          icon: <FolderIcon id={leaf.folderId} />,
          href: leaf.url,
        }));
      const itemsOf = async (screen: Screen) => {
        const { resource } = screen;
        if (isDocument(resource)) {
          const rows = await documentsOf(screen, { keyword: query, most: perGroup, signal }, provider, environment);
          return rows.map((row) => ({ id: row.id, ...documentItem(row, resource, environment, session.corp.id) }));
        }
        const rows = await rowsOf(resource, { keyword: query, most: perGroup, signal }, environment);
        return rows.map((row) => ({ id: row.id, ...recordItem(row, resource, query, environment) }));
      };
      // Without the others, records of the services that are here are found.
      if (!declarations.has()) await declarations.bring().catch(() => undefined);
      const searched = recordScreens(declarations.screens(), mayOpen);
      const groups = searched.map(async (screen): Promise<PaletteGroup> => ({
        id: screen.name,
        title: menuName(screen.menu),
        opens: menuName(screen.menu),
        items: (await itemsOf(screen)).map(({ id, ...item }) => ({
          ...item,
          id: `${screen.resource.prefix.replaceAll('/', '-')}-${id}`,
          icon: <FolderIcon id={screen.menu.treePaId ?? ''} />,
          href: pathOf(screen, id),
        })),
      }));
      const made = searched.filter((screen) => isMade(screen) && mayWrite(screen));
      const wishes = wishesIn(query, made, nameOfScreen);
      const makings = wishes.map(async (wish) =>
        (await makingsOf(wish, environment, signal, stands)).flatMap(({ id, of = '', href, find }) =>
          wishItems(`${wish.screen.name.replaceAll('/', '-')}-${id}`, { make: href, find }, (action) =>
            t(`desk.palette.${action}`, { of, name: nameOfScreen(wish.screen) }).trim(),
          ),
        ),
      );
      const found = bestFirst(
        [
          { id: 'menus', title: t('desk.palette.menus'), opens: t('desk.palette.menus'), items },
          ...withoutRepeats(await Promise.all(groups)),
          // Whoever applies for services finds those that are not theirs yet, too.
          {
            id: 'services',
            title: t('desk.palette.services'),
            items: applies ? await servicesIn(query, environment, signal) : [],
            last: 'always',
          },
          {
            id: 'here',
            title: t('desk.palette.here'),
            items: here().filter(({ title }) => matches(query, [title])),
            last: 'unlessNamed',
          },
          {
            id: 'make',
            title: t('desk.palette.actions'),
            items: (await Promise.all(makings)).flat(),
            last: 'unlessNamed',
          },
        ],
        query,
      );
      // Whoever said what to make is offered that alone.
      const words = (action: 'make' | 'find', of: string, screen: Screen) =>
        t(`desk.palette.${action}`, { of, name: nameOfScreen(screen) });
      const begin = wishes.length > 0 ? [] : bestActions(found, { searched, made, words });
      return [...found, { id: 'begin', title: t('desk.palette.actions'), items: begin, last: 'unlessNamed' }];
    },
    [
      forest,
      declarations,
      mayOpen,
      mayWrite,
      applies,
      environment,
      session,
      menuName,
      nameOfScreen,
      pathOf,
      provider,
      stands,
      t,
    ],
  );
  const search = useMemo(() => eitherKeyboard(searchFor), [searchFor]);
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      search={search}
      start={[
        { id: 'recent', title: t('desk.palette.recent'), items: recent },
        { id: 'here', title: t('desk.palette.here'), items: here() },
      ]}
      onOpen={({ run, href }) => (run ? run() : href && void navigate(href))}
    />
  );
}

/** Screens whose records have a page and are found by number or lookup: the one that shows all of a resource, else each that shows a part. */
function recordScreens(screens: readonly Screen[], open: (screen: Screen) => boolean): readonly Screen[] {
  // A lookup that no keyword narrows would answer whatever is typed.
  const searched = ({ lookups = [], search }: Resource) => lookups.length > 0 && keywordNames(search).length > 0;
  const found = screens.filter(({ resource }) => !resource.inlineEdit && (isDocument(resource) || searched(resource)));
  const mine = found.filter(open);
  const whole = (screen: Screen) =>
    mine.find((one) => one.resource === screen.resource && (!isDocument(one.resource) || showsAll(one)));
  return mine.filter((screen) => (whole(screen) ?? screen) === screen);
}

const showsAll = ({ resource, menu }: Screen): boolean => {
  const view = resource.menus.find((one) => one.menu === menu.treeId);
  return !view?.where && !view?.box;
};

/** Each record once: an approval document stands in several boxes of one person. */
function withoutRepeats(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const seen = new Set<string>();
  return groups.map((group) => ({
    ...group,
    items: group.items.filter(({ id }) => !seen.has(id) && seen.add(id)),
  }));
}

/** Services of the store by their name or what they do. */
const servicesIn = async (
  query: string,
  environment: FieldEnvironment,
  signal: AbortSignal,
): Promise<PaletteItem[]> => {
  const rows = await environment.lookup('platform/system/product', { keyword: query, size: perGroup }, signal).then(
    (found) => found.slice(0, perGroup),
    (): readonly LookupRow[] => [],
  );
  return rows.map((row) => ({
    id: `service-${row.id}`,
    title: environment.nameOf(row),
    sub: typeof row.prdIntro === 'string' ? row.prdIntro : '',
    href: `/portal/svcstore/${row.id}`,
  }));
};
