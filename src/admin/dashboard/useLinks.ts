/** Ways from a figure to the records it counts. */
import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRights, useScreenAccess } from '../access/useRights.ts';
import { followInside } from '../layout/NavTree.tsx';
import { screenOfResource, screenPath } from '../routes.ts';
import type { ScreenPlace } from '../routes.ts';

export interface Links {
  /** The list of a menu with these search parameters; undefined when the person may not open it. */
  list(menu: string, search?: Readonly<Record<string, string>>): string | undefined;
  /** A record of a resource, where one view alone shows it through that (null: the one without a name). */
  record(prefix: string, id: number, view?: string | null): string | undefined;
  /** A new record of a menu, where the person may make one. */
  create(menu: string): string | undefined;
  /** For `onClick` of a link: stays inside the application. */
  follow(event: MouseEvent<HTMLAnchorElement>, href: string): void;
}

export function useLinks(): Links {
  const { screens, mayOpen, pathOf } = useScreenAccess();
  const rights = useRights();
  const navigate = useNavigate();
  const follow = useCallback<Links['follow']>(
    (event, href) => followInside(event, href, (url) => void navigate(url)),
    [navigate],
  );
  const open = (menu: string) => screens.find((screen) => screen.menu.treeId === menu && mayOpen(screen));
  return {
    follow,
    list(menu, search = {}) {
      const screen = open(menu);
      const query = new URLSearchParams(search).toString();
      return screen && `${screenPath(screen.name, { type: 'list' })}${query && `?${query}`}`;
    },
    record(prefix, id, view) {
      const shows = (screen: ScreenPlace) => view === undefined || screen.view === (view ?? undefined);
      const screen = screenOfResource(prefix, screens, (one) => shows(one) && mayOpen(one));
      return screen && pathOf(screen, id);
    },
    create(menu) {
      const screen = open(menu);
      return screen && rights.refusal(screen.name, 'create') === undefined
        ? screenPath(screen.name, { type: 'create' })
        : undefined;
    },
  };
}

/** Search parameters of a list that no date narrows. */
export const anyDay = { fromDt: '', toDt: '' } as const;
