/** Which screen stands at which address: a resource seen through one of its menus (3-decisions 1). */
import type { Level } from '../core/authority.ts';
import type { Resource, ShownResource } from '../core/resource.ts';

/** A menu or folder of the fixed tree; folders have no url. */
export interface MenuInfo {
  readonly id: number;
  readonly treeId: string;
  readonly treePaId: string | null;
  readonly url: string | null;
  readonly menuNm: string;
  readonly menuNmEn: string;
}

/** Where a resource shows. Known from the start, while the declaration may still be on its way. */
export interface ScreenPlace<R extends ShownResource = ShownResource> {
  /** react-admin's name of it: the menu's url without leading slash. */
  readonly name: string;
  readonly menu: MenuInfo & { readonly url: string };
  readonly view: string | undefined;
  readonly resource: R;
}
export type Screen = ScreenPlace<Resource>;

/** Whether records may begin on a screen at all, whoever looks. */
export const begins = ({ resource, menu }: Screen): boolean =>
  !resource.without?.includes('create') && resource.menus.find((view) => view.menu === menu.treeId)?.makes !== false;

/** Every screen that resources and menu tree give, in the order of the tree. */
export function screensOf<R extends ShownResource>(
  resources: readonly R[],
  menus: readonly MenuInfo[],
): readonly ScreenPlace<R>[] {
  return menus.flatMap((menu) => {
    const { url } = menu;
    if (url === null) return [];
    return resources.flatMap((resource) =>
      resource.menus
        .filter((view) => view.menu === menu.treeId)
        .map((view) => ({ name: url.slice(1), menu: { ...menu, url }, view: view.view, resource })),
    );
  });
}

export type ScreenAddress =
  | { readonly type: 'list' }
  | { readonly type: 'create'; readonly copy?: number | string }
  | { readonly type: 'edit' | 'show'; readonly id: number | string; readonly tab?: string | number };

/** Address of a mode of a screen: `/rs4/clnt`, `/rs4/clnt/create?copy=7`, `/rs4/clnt/7`, `/rs4/clnt/7/show`. */
export function screenPath(name: string, to: ScreenAddress): string {
  if (to.type === 'list') return `/${name}`;
  if (to.type === 'create')
    return `/${name}/create${to.copy === undefined ? '' : `?copy=${encodeURIComponent(to.copy)}`}`;
  const tab = to.tab === undefined ? '' : `?tab=${encodeURIComponent(to.tab)}`;
  return `/${name}/${encodeURIComponent(to.id)}${to.type === 'show' ? '/show' : ''}${tab}`;
}

/** The screen whose address is the longest beginning of the path. */
export function screenOfPath(path: string, screens: readonly ScreenPlace[]): ScreenPlace | undefined {
  return screens
    .filter(({ name }) => path === `/${name}` || path.startsWith(`/${name}/`))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** First screen over a resource that `readable` lets through: where a reference or a found record opens. */
export const screenOfResource = <S extends ScreenPlace>(
  prefix: string,
  screens: readonly S[],
  readable: (screen: ScreenPlace) => boolean,
): S | undefined => screens.find((screen) => screen.resource.prefix === prefix && readable(screen));

/** In the order of the tree, those of one service (`rs4`) before the others. */
export const nearestFirst = <S extends ScreenPlace>(screens: readonly S[], service: string): readonly S[] => {
  const isNear = ({ name }: S) => name.startsWith(`${service}/`);
  return [...screens.filter(isNear), ...screens.filter((screen) => !isNear(screen))];
};

/**
 * Of the screens over one resource that a person may open, the one for a record that `view` shows: the screen of the service
 * in which they stand, else that of the view, else the first.
 */
export function screenOfView<S extends ScreenPlace>(
  screens: readonly S[],
  view: string | undefined,
  service: string,
): S | undefined {
  const whole = screens.filter((screen) => screen.view === undefined);
  const fits = [...screens.filter((screen) => screen.view === view), ...whole];
  return nearestFirst(fits, service)[0] ?? screens[0];
}

const general = (screen: ScreenPlace) => /^(platform|fw)\//.test(screen.name);

/** Where a person starts: the first screen of a business service, else the first at all; one they may write to before others. */
export function homeScreen(
  screens: readonly ScreenPlace[],
  level: (screen: ScreenPlace) => Level,
): ScreenPlace | undefined {
  const open = screens.filter((screen) => level(screen) > 0);
  const rank = (screen: ScreenPlace) => (general(screen) ? 2 : 0) + (level(screen) === 2 ? 0 : 1);
  return open.toSorted((a, b) => rank(a) - rank(b))[0];
}
