import type { Messages } from '../messages.ts';

/** Page that takes a change of telephone or e-mail back. */
export const contactUndo = {
  title: '연락처 되돌리기',
  lead: '휴대전화번호나 이메일이 바뀌었다는 메시지를 받았지만 바꾼 적이 없다면, 7일 안에 되돌릴 수 있습니다.',
  id: '아이디',
  id_required: '아이디를 입력해 주세요.',
  code: '되돌리기 코드',
  code_hint: '메시지에 있는 16자리 영문과 숫자',
  code_required: '되돌리기 코드 16자리를 입력해 주세요.',
  what: '이전 연락처로 돌아가고 모든 기기에서 로그아웃됩니다. 쓰던 비밀번호로는 로그인할 수 없으므로 새로 정해야 합니다.',
  submit: '되돌리기',
  working: '되돌리는 중입니다',
  failed: '요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  done: '이전 연락처로 돌아갔습니다',
  done_lead: '모든 기기에서 로그아웃되었습니다. 이제 아래 연락처로 본인을 확인하고 새 비밀번호를 정해 주세요.',
  mobile: '휴대전화',
  email: '이메일',
  find_pw: '새 비밀번호 정하기',
} as const satisfies Messages;
