/** The operator sends a message again that did not get through. */
import type { Behaviour } from '../../database/behaviour.ts';

export const outboxBehaviour: Behaviour = {
  actions: {
    retry: {
      run: async () => ({ changes: { tryCnt: 0, nextTryDtm: null, lastErr: null } }),
    },
  },
};
