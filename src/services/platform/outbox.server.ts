/** The operator sends a message again that did not get through. */
import type { Behaviour } from '../../database/behaviour.ts';
import type { outbox } from './outbox.ts';

export const outboxBehaviour: Behaviour<typeof outbox> = {
  actions: {
    retry: {
      run: async () => ({ changes: { tryCnt: 0, nextTryDtm: null, lastErr: null } }),
    },
  },
};
