import type { Messages } from '../../../messages.ts';

/** What rules of ship repair say, in the form and from the server. */
export const errors = {
  progressBack: '진행률은 앞 행의 %{1}%보다 낮을 수 없습니다.',
} as const satisfies Messages;
