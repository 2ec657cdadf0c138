import type { Messages } from '../messages.ts';

/** Refusals that no rule of a form knows. Only the server says them, so browsers do not load them. */
export const serverErrors = {
  reportMost: '보고서 한 건에는 %{1}행까지 담을 수 있습니다. 기간이나 조건을 좁혀 주세요.',
  authTemplate: '기본제공 권한은 바꿀 수 없습니다. 복사하여 새 권한을 만드세요.',
  codeGroupClosed: '회사 코드를 추가할 수 없는 그룹입니다.',
  codeRowShared: '공통으로 쓰는 코드는 바꾸거나 삭제할 수 없습니다. 회사에서 추가한 코드만 고칠 수 있습니다.',
  apprFieldOpen: '양식의 필수 항목 %{1}을(를) 입력하세요.',
  viewShared: '회사 공용 보기는 회사 관리자만 만들 수 있습니다.',
  viewNoDept: '소속 부서가 없어 부서와 공유할 수 없습니다.',
  viewTooMany: '보기는 목록마다 %{1}개까지 저장할 수 있습니다. 쓰지 않는 보기를 삭제해 주세요.',
  apprLineShared: '공용 결재선은 회사 관리자만 만들고 고칠 수 있습니다.',
  noRowAbove: '이 행이 속한 위 표의 행이 없거나 삭제되었습니다.',
  customsOffice: '보세구역부호 앞 3자리는 세관부호여야 합니다. 세관부호를 확인하세요.',
  signInRests:
    '로그인을 여러 번 실패하여 %{1}까지 로그인할 수 없습니다. 비밀번호 찾기에서 새 비밀번호를 정하면 바로 이용할 수 있고, 회사 관리자가 해제할 수도 있습니다.',
  adminsOpen: '이 회사에는 로그인할 수 있는 관리자가 있습니다. 그 관리자가 사용자 메뉴에서 제한을 해제할 수 있습니다.',
  fieldLocked: '지금은 바꿀 수 없는 항목입니다.',
  unitOfCurrency: '%{1} 환율은 %{2}단위 기준입니다. 환율단위에 %{2}을(를) 입력하세요.',
  signInOpen: '로그인이 제한되어 있지 않은 사용자입니다. 바로 로그인하도록 안내해 주세요.',
  clientClosed: '사용하지 않는 연동 사이트입니다. 먼저 사용 여부를 사용으로 바꾸고 저장해 주세요.',
  noYard: '체험 조선소를 준비하고 있습니다. 잠시 후 다시 시도하세요.',
  ticketOver: '인증 시간이 지났거나 인증이 확인되지 않았습니다. 인증번호를 다시 받아 주세요.',
  ownContact:
    '본인의 휴대전화와 이메일은 여기에서 저장할 수 없습니다. 내 정보 → 연락처 변경에서 비밀번호와 인증번호로 바꾸세요.',
  contactSame: '지금 쓰고 있는 연락처입니다. 새 연락처를 입력하세요.',
  undoOver:
    '아이디나 되돌리기 코드가 올바르지 않거나, 이미 사용했거나, 7일이 지난 코드입니다. 메시지에 있는 코드를 다시 확인하세요.',
  lastAdmin: '사용자와 권한을 관리할 수 있는 사용자가 한 명은 남아 있어야 합니다.',
  menuClosed: '이용 중이 아닌 서비스의 메뉴입니다. 이용 중인 메뉴만 선택하세요.',
  currentPassword: '현재 비밀번호가 일치하지 않습니다.',
  systemCorp: '운영사 기업에는 할 수 없는 작업입니다.',
} as const satisfies Messages;
