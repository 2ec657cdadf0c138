import type { Messages } from '../messages.ts';

/** Texts of messages that leave by e-mail or SMS. */
export const outgoing = {
  cert: {
    subject: '[항로] 인증번호 안내',
    mail: '안녕하세요, 항로입니다.\n\n인증번호는 %{code} 입니다.\n%{minutes}분 안에 화면에 입력해 주세요.\n\n요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
    sms: '[항로] 인증번호 %{code} (%{minutes}분 안에 입력해 주세요)',
  },
  pwChanged: {
    subject: '[항로] 비밀번호가 변경되었습니다',
    mail: '안녕하세요, 항로입니다.\n\n회원님의 비밀번호가 변경되어 모든 기기에서 로그아웃되었습니다.\n\n본인이 변경하지 않았다면 바로 비밀번호를 다시 설정하고 회사 관리자에게 알려 주세요.',
    sms: '[항로] 비밀번호가 변경되었습니다. 본인이 변경하지 않았다면 비밀번호를 다시 설정해 주세요.',
  },
  oneTimePw: {
    subject: '[항로] 일회용 비밀번호 안내',
    mail: '안녕하세요, 항로입니다.\n\n회사 관리자가 비밀번호를 초기화했습니다.\n일회용 비밀번호는 %{loginPw} 입니다.\n\n로그인한 뒤 바로 새 비밀번호로 바꾸어 주세요.',
    sms: '[항로] 일회용 비밀번호 %{loginPw} 로그인 후 바로 변경해 주세요.',
  },
  joinTwice: {
    subject: '[항로] 이미 가입하신 아이디입니다',
    mail: '안녕하세요, 항로입니다.\n\n회원님의 아이디로 새로 가입하려는 요청이 있었습니다. 이미 가입하신 아이디이므로 새 계정은 만들지 않았습니다.\n\n본인이 요청했다면 로그인하거나 비밀번호 찾기를 이용해 주세요. 요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
    sms: '[항로] 이미 가입하신 아이디로 가입 요청이 있었습니다. 로그인하거나 비밀번호 찾기를 이용해 주세요.',
  },
  corpTwice: {
    subject: '[항로] 이미 등록된 기업으로 가입 요청이 있었습니다',
    mail: '안녕하세요, 항로입니다.\n\n%{userNm}(%{loginId}) 님이 귀사의 사업자등록번호로 가입을 요청했습니다. 이미 등록된 기업이므로 새로 만들지 않았습니다.\n\n귀사 직원이라면 사용자 관리에서 사용자로 등록해 주세요.',
    sms: '[항로] %{userNm} 님이 귀사의 사업자등록번호로 가입을 요청했습니다.',
  },
  quotSent: {
    subject: '[%{corpNm}] 견적서 %{quotNo} %{shipNm}',
    mail: '안녕하세요, %{corpNm}입니다.\n\n요청하신 선박수리 견적을 보내 드립니다.\n\n견적번호: %{quotNo}\n선박: %{shipNm}\n건명: %{quotTitle}\n견적금액: %{sum}\n유효기한: %{validDt}\n첨부파일: %{fileName}\n\n문의하실 사항이 있으면 담당자에게 연락해 주세요.',
  },
  demo: {
    subject: '[항로] 데모 신청이 들어왔습니다',
    mail: '%{corpNm}에서 데모를 신청했습니다.\n\n업무 화면의 플랫폼 > 운영 > 데모 신청에서 내용을 확인하고 연락해 주세요.',
  },
  notice: {
    subject: '[항로] %{line}',
    mail: '안녕하세요, 항로입니다.\n\n%{line}\n\n%{what}: %{name}\n\n자세한 내용은 항로에 로그인하여 확인해 주세요. 받을 알림은 내 정보에서 고를 수 있습니다.',
    turn: '결재할 차례입니다: %{name}',
    state: '%{what} 상태가 바뀌었습니다(%{from} → %{to}): %{name}',
    ref: '참조할 결재문서가 있습니다: %{name}',
    due: '%{what} %{field} %{day}: %{name}',
    dueOver: '기한이 지났습니다: %{what} %{name}, %{field} %{day}',
    opinion: '의견 (%{by}): %{opinion}',
  },
  fileZip: '첨부파일_%{day}.zip',
} as const satisfies Messages;
