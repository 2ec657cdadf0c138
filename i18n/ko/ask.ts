import type { Messages } from '../messages.ts';

/** The form of a question for the Q&A board; its refusals are said by the form and by the server alike. */
export const ask = {
  title: '질문하기',
  lead: '질문은 Q&A 게시판에 공개되고, 답변은 게시판과 이메일로 드립니다. 영업일 기준 하루 안에 답변합니다. 올린 질문은 고치거나 지울 수 없습니다.',
  writerNm: '닉네임',
  writerNm_hint: '게시판에 표시됩니다.',
  email: '답변받을 이메일',
  email_hint: '게시판에 표시되지 않습니다.',
  subject: '제목',
  text: '내용',
  text_hint: '내용은 게시판에 공개됩니다. 연락처나 거래 금액처럼 공개하기 어려운 내용은 적지 마세요.',
  isAgree: '답변을 받기 위한 개인정보 수집과 이용에 동의합니다',
  view: '수집·이용 내용 보기',
  terms: {
    purpose: '목적',
    purpose_value: '질문에 대한 답변 메일 발송',
    items: '항목',
    items_value: '이메일 주소',
    period: '보유 기간',
    period_value: '답변 메일을 보낼 때까지. 답변하지 못한 경우에도 %{days}일이 지나면 지웁니다.',
    refusal: '동의하지 않을 권리',
    refusal_value:
      '동의하지 않으실 수 있으며, 그 경우 이 화면으로는 질문을 남길 수 없습니다. 전화나 이메일로 문의해 주세요.',
  },
  submit: '질문 올리기',
  working: '올리는 중입니다',
  unscripted: '자바스크립트 없이 보낸 질문은 담당자가 확인한 뒤 게시판에 올립니다.',
  done: {
    shown: '질문이 게시판에 올라갔습니다',
    held: '질문을 받았습니다',
    text: '이 질문은 Q&A 게시판에서 누구나 다시 볼 수 있고, 고치거나 지울 수는 없습니다. 답변을 드리면 %{email} 주소로 질문과 함께 메일을 보냅니다.',
    held_text:
      '담당자가 확인한 뒤 Q&A 게시판에 올리며, 그 전에는 다시 볼 수 없습니다. 답변을 드리면 %{email} 주소로 질문과 함께 메일을 보냅니다.',
    see: '올린 질문 보기',
    list: 'Q&A 목록으로',
  },
  failed: '질문을 올리지 못했습니다. 잠시 후 다시 시도해 주세요.',
  too_often: '짧은 시간에 질문을 여러 번 남기셨습니다. 잠시 후 다시 시도해 주세요.',
  human: '로봇이 아닌지 먼저 확인해 주세요.',
  imitation: '운영자로 오해할 수 있는 닉네임입니다. 다른 닉네임을 입력해 주세요.',
  long: '%{most}자까지 입력할 수 있습니다.',
  checks: {
    writerNm: '닉네임을 입력해 주세요.',
    email: '답변받을 이메일을 입력해 주세요.',
    emailShape: '이메일 형식으로 입력해 주세요.',
    title: '제목을 입력해 주세요.',
    text: '내용을 입력해 주세요.',
    isAgree: '개인정보 수집과 이용에 동의해 주세요.',
  },
} as const satisfies Messages;
