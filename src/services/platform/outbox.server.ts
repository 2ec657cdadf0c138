/** The operator sends a message again that did not get through. */
import { refuse } from '../../core/problem.ts';
import type { Behaviour } from '../../database/behaviour.ts';

export const outboxBehaviour: Behaviour = {
  actions: {
    retry: {
      from: ['WAIT', 'FAIL'],
      to: 'WAIT',
      async run(_step, stored) {
        // A code nobody can use any more would only puzzle its reader.
        if (stored['lastErr'] === 'EXPIRED') refuse('E_STATE', { text: 'messageExpired' });
        return { changes: { tryCnt: 0, nextTryDtm: null, lastErr: null } };
      },
    },
  },
};
