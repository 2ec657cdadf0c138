import { arrive } from './arrive.ts';
import { frame } from './frame.ts';
import { legal } from './legal.ts';
import { join } from './join.ts';
import { member } from './member.ts';
import type { Messages } from '../messages.ts';

/** Copy of the public portal's interface. */
export const portal = {
  lead: '선박수리에서 통관, 보세운송까지 한곳에서 처리하세요.',
  preparing: '홈페이지를 준비하고 있습니다. 회원은 로그인하여 업무 화면을 이용할 수 있습니다.',
  loading: '불러오는 중입니다',
  ...arrive,
  ...frame,
  ...legal,
  ...member,
  join,
} as const satisfies Messages;
