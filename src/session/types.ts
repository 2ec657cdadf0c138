/** The login result (1-foundations 3.1) as it comes over the wire. */
import type { MenuEntry } from '../core/authority.ts';
import type { CommonCode } from '../core/commonCode.ts';

export interface Person {
  readonly id: number;
  readonly loginId: string;
  readonly userNm: string;
  /** Users who are absent today and have named this person to stand in. */
  readonly standsFor?: readonly number[];
  readonly deptCd?: string | null;
  readonly posCd?: string | null;
  readonly authId?: number | null;
  readonly authNm?: string | null;
  /** A visitor of the demo yard, who may only read. */
  readonly guest?: boolean;
  /** The password is one that somebody else chose: the person is asked for one of their own. */
  readonly pwGiven?: boolean;
}

export interface Corp {
  readonly id: number;
  readonly corpNm: string;
  readonly corpNmEn?: string | null;
}

export interface LoginResult {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly user: Person;
  readonly corp: Corp;
  readonly menu: readonly MenuEntry[];
  readonly commonCode: readonly CommonCode[];
  readonly systemCode?: unknown;
  readonly serviceCode?: unknown;
}
