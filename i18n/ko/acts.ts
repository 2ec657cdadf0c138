import type { Messages } from '../messages.ts';

/** Actions on records beyond saving. */
export const acts = {
  menu: '처리',
  question: '%{record} %{name}: 계속하시겠습니까?',
  entry: '%{record} %{name}',
  question_many: '선택한 %{count}건 %{name}: 계속하시겠습니까?',
  done_one: '%{record} %{name} 처리했습니다',
  next_waiting: '다음 문서 열기 (%{count}건 남음)',
  led_on: '다음 문서입니다 (%{count}건 남음)',
  all_done: '모두 처리했습니다.',
  to_list: '목록으로',
  open_made: '%{name} 열기',
  turn: '지금 %{names} 님이 결재할 차례입니다',
  route: '결재 순서: %{route}',
  route_unknown: '기본 결재선이 없습니다. 결재선을 골라 주세요.',
  done_many: '%{name}: %{count}건을 처리했습니다',
  made_many: '%{name}: %{count}건을 처리했습니다. 만든 자료: %{made}',
  made_more: '%{made} 외 %{more}건',
  phrases: '자주 쓰는 의견',
  all_rows: '모두 선택',
  take_row: '선택: %{row}',
  other_state: '선택한 행 중에 지금 상태에서 처리할 수 없는 자료가 있습니다',
  not_copied: '복사하지 못했습니다. 값을 직접 선택하여 복사해 주세요.',
} as const satisfies Messages;
