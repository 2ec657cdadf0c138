import type { Messages } from '../messages.ts';

/** Titles and descriptions of the public pages for search engines, by their address below the base. */
export const pages = {
  index: {
    description:
      '선박수리의 견적부터 작업지시, 발주, 검수, 청구와 입금까지 한 공사로 잇는 항로를 소개합니다. 주요 화면과 요금을 살펴보고 데모를 신청하세요.',
  },
  lmate: {
    description:
      '필요한 업무 서비스만 골라 하나의 계정으로 쓰는 엘메이트를 소개합니다. 서비스 스토어와 수리조선 지원 시스템의 화면을 살펴보고 데모를 신청하세요.',
  },
  login: {
    description: '항로에 로그인하여 하던 업무를 이어서 처리하세요.',
    scriptless: '로그인하려면 브라우저에서 자바스크립트를 켜 주세요. 켤 수 없으면 아래 전화나 이메일로 문의해 주세요.',
  },
  join: {
    title: '회원가입',
    description: '기업회원과 보세구역, 보세운송, 선용품 회원으로 가입하는 네 단계를 안내합니다.',
  },
  'find/id': {
    description: '가입할 때 등록한 이메일이나 휴대전화번호로 아이디를 찾습니다.',
  },
  'find/pw': {
    description: '인증번호로 본인을 확인하고 새 비밀번호를 정합니다.',
  },
  contactUndo: {
    description: '연락처가 바뀌었다는 메시지를 받았지만 바꾼 적이 없다면, 되돌리기 코드로 이전 연락처로 돌아갑니다.',
  },
  terms: {
    description: '항로 서비스의 이용 조건과 요금, 회원과 회사의 권리와 의무를 정한 약관입니다.',
  },
  policy: {
    description: '클라우드 서비스의 가용률, 장애 대응 시간, 보상 기준과 백업 정책을 정한 약관과 안내입니다.',
  },
  privacy: {
    description: '항로가 어떤 개인정보를 왜 모으고 얼마나 보관하며 어떻게 지키는지 설명합니다.',
  },
  consent: {
    description: '회원가입에 필요한 개인정보의 수집 목적과 항목, 보유 기간, 거부할 권리를 안내합니다.',
  },
  'about/contact': {
    description: '항로 본사와 연구소의 주소, 전화번호, 팩스, 이메일과 고객지원 시간을 안내합니다.',
  },
  'about/notice': {
    description: '항로의 공지사항과 FAQ, Q&A를 찾아보세요.',
  },
  'about/ask': {
    description: '항로를 이용하면서 궁금한 점을 물어보세요. 답변은 Q&A 게시판과 이메일로 드립니다.',
  },
  'about/sitemap': {
    description: '항로의 모든 화면을 한눈에 보고 바로 이동하세요.',
  },
  rss: { title: '항로 공지사항' },
  missing: {
    title: '페이지를 찾을 수 없습니다',
    description: '요청하신 주소에는 페이지가 없습니다. 주소가 바뀌었거나 잘못 입력되었을 수 있습니다.',
  },
} as const satisfies Messages;
