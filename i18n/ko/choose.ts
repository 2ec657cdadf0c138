import type { Messages } from '../messages.ts';

/** The window in which a record is looked for. */
export const choose = {
  title: '%{name} 선택',
  title_many: '%{name} 여러 건 선택',
  new: '%{name} 새로 등록 (새 탭)',
  cut: '처음 %{count}건만 보입니다. 검색조건을 더 입력하세요.',
  resize: '창 크기 조절',
  resize_hint: '끌거나 화살표 키로 크기를 조절합니다. 두 번 누르면 처음 크기로 돌아갑니다.',
  size: '너비 %{width}%, 높이 %{height}%',
} as const satisfies Messages;
