/** The person at work as react-admin's `useGetIdentity` names them. */
import type { Corp, Person } from '../../session/types.ts';
import type { SignedIn } from '../../session/session.ts';

export interface Identity {
  readonly id: number;
  readonly fullName: string;
  /** Of a picture; people have none yet, their initials stand for them. */
  readonly avatar?: string;
  readonly loginId: string;
  readonly company: Pick<Corp, 'id' | 'corpNm' | 'corpNmEn'>;
  /** Codes of department and position. */
  readonly department: Person['deptCd'];
  readonly position: Person['posCd'];
  /** Name of the authority group. */
  readonly authority: Person['authNm'];
  /** Looks around in the demo yard. */
  readonly isGuest: boolean;
  /** Is asked for a password of their own. */
  readonly hasGivenPassword: boolean;
}

export const identityOf = ({ user, corp }: SignedIn): Identity => ({
  id: user.id,
  fullName: user.userNm,
  loginId: user.loginId,
  company: corp,
  department: user.deptCd,
  position: user.posCd,
  authority: user.authNm,
  isGuest: user.guest === true,
  hasGivenPassword: user.pwGiven === true,
});
