import type { Messages } from '../messages.ts';

/** Somebody else saved first. */
export const conflict = {
  title: '다른 사용자가 먼저 수정했습니다.',
  lead: '%{name} 님이 %{date}에 저장했습니다. 같은 항목을 다르게 고친 %{count}곳만 골라 주세요. 입력한 내용은 모두 남아 있습니다.',
  lead_none: '%{name} 님이 %{date}에 저장했습니다. 고친 곳이 서로 겹치지 않아 함께 저장할 수 있습니다.',
  other: '다른 사용자',
  field: '항목',
  before: '고치기 전',
  mine: '내 값',
  theirs: '%{name} 님 값',
  theirs_short: '저장된 값',
  all: '모두 선택',
  header: '기본 항목',
  row: '행 전체',
  kept: '남김',
  gone: '삭제',
  open: '%{count}곳을 더 골라 주세요',
  auto: '겹치지 않는 변경은 함께 저장합니다: 내 변경 %{mine}곳, %{name} 님 변경 %{theirs}곳.',
  auto_mine: '내 변경: %{list}',
  auto_theirs: '%{name} 님 변경: %{list}',
  details: '자세히',
  apply: '고른 값으로 저장',
  discard: '내 변경 버리고 새로 읽기',
  stay: '계속 편집',
} as const satisfies Messages;
