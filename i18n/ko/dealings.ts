import type { Messages } from '../messages.ts';

/** The history of a partner or a vessel. */
export const dealings = {
  figures: '주요 수치',
  nothing_title: '아직 거래가 없습니다',
  nothing_hint: '견적, 공사, 작업지시, 청구, 발주를 만들면 이곳에 모입니다. 볼 수 있는 메뉴의 문서만 보입니다.',
  cases: '%{count}건',
  case_unit: '건',
  won_unit: '원',
  won: '%{amount}원',
  all: '전체 %{count}건',
  newest: '최근 %{shown}건 / 전체 %{count}건',
  files: '첨부파일',
  of: '%{name} %{no}',
  quoting: '진행 중 견적',
  working: '진행 중 공사',
  ordered: '누적 수주',
  ordered_lead: '%{count}건, 최근 %{day}',
  receivable: '미수금',
  overdue: '연체 %{count}건 %{amount}원',
  in_time: '연체 없음',
  arriving: '입고 대기 발주',
  arriving_lead: '미입고금액 %{amount}원(부가세 별도)',
} as const satisfies Messages;
