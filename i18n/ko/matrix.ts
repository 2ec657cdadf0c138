import type { Messages } from '../messages.ts';

/** The tree of menus with what an authority may do in each. */
export const matrix = {
  search: '메뉴 찾기',
  folder: '폴더 전체',
  mixed: '혼합',
  all: '전체',
  read: '조회',
  none: '없음',
  // Pages about oneself.
  for_all: '모두에게 열림',
  fixed: '기본제공 권한은 바꿀 수 없습니다. 복사하여 새 권한을 만드세요.',
  not_subscribed: '이용 중인 서비스의 메뉴만 표시됩니다',
  title: '메뉴 권한',
  menu: '메뉴',
  not_found: '찾는 메뉴가 없습니다',
  keys: '↑↓ 이동 · 2 전체 · 1 조회 · 0 없음',
} as const satisfies Messages;
