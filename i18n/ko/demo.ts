import type { Messages } from '../messages.ts';

/** The form of a demo request; its refusals are said by the form and by the server alike. */
export const demo = {
  service: '신청 서비스',
  corpNm: '회사명',
  corpNm_example: '예: 한바다데모선박수리(주)',
  reqUserNm: '이름',
  reqPhone: '연락처',
  reqPhone_example: '휴대전화 또는 유선전화 번호',
  reqEmail: '이메일',
  reqEmail_example: 'name@company.co.kr',
  isAgree: '개인정보 수집과 이용에 동의합니다',
  view: '내용 보기',
  view_of: '개인정보 수집과 이용 내용 보기 (새 창)',
  submit: '데모 신청하기',
  working: '신청하는 중입니다',
  done: '데모 신청이 접수되었습니다. 담당자가 곧 연락드리겠습니다.',
  failed: '신청을 보내지 못했습니다. 잠시 후 다시 시도해 주세요.',
  checks: {
    corpNm: '회사명을 입력해 주세요.',
    reqUserNm: '이름을 입력해 주세요.',
    reqPhone: '연락처를 입력해 주세요.',
    reqEmail: '이메일을 입력해 주세요.',
    isAgree: '개인정보 수집과 이용에 동의해 주세요.',
    phoneShape: '연락처를 유선전화 또는 휴대전화 번호로 입력해 주세요.',
    emailShape: '이메일 형식으로 입력해 주세요.',
  },
} as const satisfies Messages;
