/** What the person may do, asked of react-admin's auth provider. */
import { useCanAccess, useGetIdentity, usePermissions } from 'react-admin';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Values } from '../../core/field.ts';
import { useDesk } from '../desk.ts';
import type { Identity } from '../providers/identity.ts';
import { nearestFirst, screenPath } from '../routes.ts';
import type { ScreenPlace } from '../routes.ts';
import { Rights } from './rights.ts';

const nobody = new Rights();

/** For many questions at once: menus, links, lists of buttons. */
export function useRights(): Rights {
  return usePermissions<Rights>().permissions ?? nobody;
}

/** Key of the sentence that says why the person may not do this, with the record where it matters; undefined when they may. */
export function useRefusal(resource: string, action: string, record?: Values): string | undefined {
  const refused = useRights().refusal(resource, action, record);
  const { canAccess } = useCanAccess({
    resource,
    action,
    // Of a record react-admin remembers the answer by its id: another version of it is another question.
    ...(record && { record, meta: { version: record['version'] }, initialData: () => refused === undefined }),
  });
  return canAccess ? undefined : (refused ?? 'desk.reason.read_only');
}

/** The logged-in person; undefined after they have left. */
export const usePerson = (): Identity | undefined => useGetIdentity().identity as Identity | undefined;

export interface ScreenAccess {
  readonly screens: readonly ScreenPlace[];
  /** Those of the service in which the person stands first: where what a record leads to opens, if several menus show it. */
  readonly near: readonly ScreenPlace[];
  readonly mayOpen: (screen: ScreenPlace) => boolean;
  readonly mayWrite: (screen: ScreenPlace) => boolean;
  /** Where a record opens: for editing when the person may write, else for reading. */
  readonly pathOf: (screen: ScreenPlace, id: number | string) => string;
}

/** Screens that the person may open and write to. */
export function useScreenAccess(): ScreenAccess {
  const { screens } = useDesk();
  const rights = useRights();
  const [, service = ''] = useLocation().pathname.split('/');
  return useMemo(
    () => ({
      screens,
      near: nearestFirst(screens, service),
      mayOpen: ({ name }: ScreenPlace) => rights.mayOpen(name),
      mayWrite: ({ name }: ScreenPlace) => rights.mayWrite(name),
      pathOf: ({ name }: ScreenPlace, id: number | string) =>
        screenPath(name, { type: rights.mayWrite(name) ? 'edit' : 'show', id }),
    }),
    [screens, rights, service],
  );
}
