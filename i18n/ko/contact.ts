import type { Messages } from '../messages.ts';

/** The contact page. */
export const contact = {
  lead: '전화와 이메일로 문의해 주세요. 평일 %{from}–%{to}에 답해 드립니다.',
  head: '본사',
  lab: '연구소',
  address: '주소',
  phone: '전화',
  fax: '팩스',
  email: '이메일',
  hours: '운영시간',
  hours_value: '평일 %{from}–%{to} (공휴일, 토·일요일 휴무)',
  ask_text: '급하지 않은 질문은 게시판에 남겨 주세요. 답변은 게시판과 이메일로 드립니다.',
  ask: '질문하기',
} as const satisfies Messages;
