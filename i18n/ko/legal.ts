import type { Messages } from '../messages.ts';

/** What stands around the legal texts; the texts themselves are in src/portal/legal/content. */
export const legal = {
  title: {
    terms: '이용약관',
    policy: '클라우드 서비스 이용약관·SLA',
    privacy: '개인정보처리방침',
    consent: '개인정보 수집·이용 동의',
  },
  lead: {
    terms: '항로 사이트와 서비스를 이용할 때 회사와 회원이 지킬 내용입니다.',
    policy: '기업회원이 구독하는 클라우드 서비스의 이용 조건과 서비스 수준(SLA)입니다.',
    privacy: '항로가 개인정보를 어떤 목적으로 어떻게 다루고 지키는지 알려 드립니다.',
    consent: '회원 가입에 필요한 개인정보의 수집·이용 목적, 항목, 보유 기간입니다.',
  },
  effective: '시행일',
  current: '현재',
  upcoming: '시행 예정',
  past: '이전',
  compare: '이전 내용과 비교하기',
  whole: '전체 내용 보기',
  print: '인쇄하기',
  toc: '차례',
  anchor: '‘%{title}’의 주소',
  is_past: '지금은 시행하지 않는 이전 내용입니다. (%{day} 시행)',
  is_upcoming: '아직 시행하지 않은 내용입니다. %{day}부터 시행합니다.',
  see_current: '현재 내용 보기',
  history: '개정 이력',
  shown: '보고 있음',
  see: '보기',
  marked: { ins: '바뀐 내용: ', del: '바뀌기 전 내용: ' },
  compare_lead: '달라진 조항은 %{count}개입니다. 새로 들어간 부분에는 밑줄을, 빠진 부분에는 취소선을 그었습니다.',
  change: { changed: '변경', added: '신설', removed: '삭제' },
  after: '바뀐 뒤 · %{day} 시행',
  before: '바뀌기 전 · %{day} 시행',
  no_article: '해당하는 조항이 없습니다.',
} as const satisfies Messages;
