/** The demo yard as the portal offers it. */
import { useSession } from '../../session/session.ts';
import { usePublicCall } from '../usePublicCall.ts';

/** Whether there is one to enter. */
export const yardCall = 'platform/member/login/demo';

/** Whoever is signed in has a desk of their own; guests of the demo yard have none. */
export function useOwnDesk(): boolean {
  const session = useSession();
  return session.status === 'in' && !session.user.guest;
}

/** Offered to visitors only. */
export function useYardOffer(): boolean {
  const { data } = usePublicCall<{ readonly open: boolean }>(yardCall);
  return !useOwnDesk() && data?.open === true;
}
