import type { Messages } from '../messages.ts';

/** Above every screen of whoever has a password that a colleague chose. */
export const givenPw = {
  label: '비밀번호 변경 안내',
  text: '다른 사람이 정한 비밀번호로 로그인했습니다. 본인만 아는 비밀번호로 바꾸면 다른 화면을 쓸 수 있습니다.',
} as const satisfies Messages;
