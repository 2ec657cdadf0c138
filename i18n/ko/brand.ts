import type { Messages } from '../messages.ts';

/** Names of the portals: title of documents and label of the brand, for the public pages and the desk alike. */
export const brand = {
  title: '해양·물류 업무 플랫폼',
  name: '항로',
  lmate: { title: '포워딩 업무 플랫폼', name: '엘메이트' },
} as const satisfies Messages;
