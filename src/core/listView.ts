/** Searches of lists that people keep under a name. */
import type { Level } from './authority.ts';

/** Who sees a kept search: its owner, the owner's department, the company. */
export const viewShares = ['MINE', 'DEPT', 'CORP'] as const;
export type ViewShare = (typeof viewShares)[number];

/**
 * What others find above their list is changed by it, so a search goes to the department with full authority for the list
 * alone, and to the company from who administers it.
 */
export const mayShare = (share: ViewShare, level: Level, administers: boolean): boolean =>
  share === 'MINE' || (share === 'DEPT' ? level === 2 : administers);

/** A search that a person sees above the list of `screen`. */
export interface ListView {
  readonly id: number;
  readonly viewNm: string;
  /** The search as the address of the list says it; empty: the list as it opens. */
  readonly address: string;
  readonly shareCd: ViewShare;
  /** Whose it is; only the owner changes it. */
  readonly own: boolean;
  readonly userNm: string;
}

/** Body of `PUT platform/listView`: kept under its name; with an `id` that own one becomes it, else the one of that name. */
export interface KeptView extends Pick<ListView, 'viewNm' | 'address' | 'shareCd'> {
  readonly screen: string;
  readonly id?: number | undefined;
}

export const viewLimits = { name: 40, address: 2000, each: 30 } as const;
