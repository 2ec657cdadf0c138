import type { Messages } from '../messages.ts';

/** Above every screen of whoever has a password that a colleague chose. */
export const givenPw = {
  label: '비밀번호 변경 안내',
  text: '다른 사람이 정한 비밀번호를 사용하고 있습니다. 본인만 아는 비밀번호로 바꾸세요.',
  change: '비밀번호 변경',
} as const satisfies Messages;
