import type { Messages } from '../messages.ts';

/** Above every screen of the demo yard. */
export const guest = {
  label: '체험 조선소',
  text: '모든 화면을 볼 수 있고, 저장은 되지 않습니다. 자료는 매일 밤 새로 만들어집니다.',
  join: '회원가입',
  demo: '데모 신청',
  leave: '체험 끝내기',
} as const satisfies Messages;
