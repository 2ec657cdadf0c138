import { arrive } from './arrive.ts';
import { contact } from './contact.ts';
import { frame } from './frame.ts';
import { member } from './member.ts';
import type { Messages } from '../messages.ts';

/** Copy of the public portal's interface. */
export const portal = {
  loading: '불러오는 중입니다',
  ...arrive,
  ...frame,
  contact,
  ...member,
  /** Ways to see the product at work. */
  tryout: {
    enter: '조선소 바로 체험하기',
    entering: '들어가는 중',
    failed: '체험 조선소에 들어가지 못했습니다. 잠시 후 다시 시도해 주세요.',
    film: '시연 영상 보기',
  },
} as const satisfies Messages;
