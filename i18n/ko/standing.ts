import type { Messages } from '../messages.ts';

/** What the store tells members of a service that their company has, or may not apply for themselves. */
export const standing = {
  REQ: '신청 중 %{no}',
  USE: '이용 중',
  TERM_REQ: '%{day} 해지 예정',
  soon: '오픈 예정인 서비스라 아직 메뉴가 없습니다. 열리면 메뉴에 나타납니다.',
  see: '구독 내용 보기',
  none: '서비스를 신청할 권한이 없습니다.',
  ask: '%{names} 님에게 신청을 부탁하세요.',
  ask_nobody: '회사의 권한 관리자에게 신청을 부탁하세요.',
  differs:
    '회사가 이미 쓰는 서비스가 있어 신청서의 금액은 이 합계와 다를 수 있습니다. 신청서는 이미 내는 기본요금을 빼고, 사용자가 늘어 다른 서비스에서 더 내는 요금을 더합니다.',
  operator: '운영사는 서비스를 신청하지 않습니다.',
} as const satisfies Messages;
