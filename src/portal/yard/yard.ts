/** The demo yard as the portal offers it. */
import { useSession } from '../../session/session.ts';
import { usePublicCall } from '../usePublicCall.ts';

/** Whether there is one to enter. */
export const yardCall = 'platform/member/login/demo';

/** Offered to visitors only: whoever is signed in has a desk of their own. */
export function useYardOffer(): boolean {
  const { data } = usePublicCall<{ readonly open: boolean }>(yardCall);
  const session = useSession();
  const hasOwnDesk = session.status === 'in' && !session.user.guest;
  return data?.open === true && !hasOwnDesk;
}
