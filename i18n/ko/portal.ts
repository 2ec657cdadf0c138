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
} as const satisfies Messages;
