import type { ReactNode } from 'react';
import type { Scheme } from '../../session/scheme.ts';
import type { FrameMenu } from './menuTree.ts';

export interface FramePerson {
  name: string;
  /** Department and title, or the login id. */
  title?: string | undefined;
}

/** A menu that may stand in a place of the bar at the bottom of a phone. */
export interface Thumb {
  /** treeId */
  readonly menu: string;
  /** Also for who only reads there. */
  readonly reads?: true;
  /** Not for who writes in this other menu: their day is spent there. */
  readonly unless?: string;
  /** Another name than that of the menu: of `desk.frame`. */
  readonly name?: 'today_works' | 'ongoing_works' | 'arrivals';
  /** What it asks of the page. */
  readonly search?: string;
}

export interface FrameService {
  id: string;
  name: string;
}

export interface FrameLanguage {
  code: string;
  /** Its own name for itself. */
  name: string;
}

export interface FrameProps {
  menus: readonly FrameMenu[];
  /** Address of the page that stands above the folders. */
  homeUrl: string;
  lang: string;
  languages: readonly FrameLanguage[];
  onLanguage: (code: string) => void;
  /** Another name of a menu than its Korean or English one. */
  menuName?: (menu: FrameMenu) => string;
  /** Address now, without query. */
  path: string;
  onNavigate: (url: string) => void;
  user: FramePerson;
  corp: { name: string };
  onLogout: () => void;
  /** Address of the person's own data. */
  myInfoUrl?: string;
  /** Address of the files that the server has made for the person. */
  exportsUrl?: string;
  services?: readonly FrameService[];
  service?: string;
  onService?: (id: string) => void;
  messages?: { count: number; onOpen: () => void };
  /** Opens the palette; also on Ctrl K. */
  onSearch: () => void;
  /** Opens the list of shortcuts; also on `?`. */
  onShortcuts?: () => void;
  scheme?: Scheme;
  onScheme?: (scheme: Scheme) => void;
  /** Menu folded to pictures; without it the frame decides by width and by the person's press. */
  folded?: boolean;
  onFold?: (folded: boolean) => void;
  openFolders?: ReadonlySet<string>;
  onOpenFolders?: (open: ReadonlySet<string>, begun?: boolean) => void;
  /** Waiting work by treeId. */
  counts?: Readonly<Record<string, number>>;
  /** Requests are under way. */
  busy?: boolean;
  /** What the address asks of the page, `?stCd=ING`. */
  search?: string;
  /** Places in the middle of the bar at the bottom of a phone; the first work menus otherwise. */
  phoneMenus?: readonly (readonly Thumb[])[];
  children: ReactNode;
}
