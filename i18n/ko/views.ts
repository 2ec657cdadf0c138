import type { Messages } from '../messages.ts';

/** Kept searches above a list. */
export const views = {
  title: '저장한 보기',
  all: '전체',
  keep: '보기 저장',
  change: '이름과 공유 바꾸기',
  remove: '보기 삭제',
  of: '%{name} 보기',
  name: '보기 이름',
  share: '공유',
  shares: { MINE: '나만', DEPT: '내 부서', CORP: '회사 전체' },
  hint: '지금 검색 조건과 정렬을 이름으로 저장합니다. 기간을 바꿨다면 그 기간 그대로 저장됩니다.',
  replaces: '같은 이름의 보기를 이 조건으로 바꿉니다.',
  save: '저장',
  kept: '보기를 저장했습니다: %{name}',
  removed: '보기를 삭제했습니다: %{name}',
  remove_question: '%{name} 보기를 삭제할까요?',
  remove_shared: '함께 쓰는 사람의 목록에서도 사라집니다.',
  by: '%{share} · %{name}',
  row: {
    open: '열기',
    new_tab: '새 탭에서 열기',
    copy_link: '링크 복사',
    link_copied: '링크를 복사했습니다',
    copy_cells: '셀 복사',
    copy: '복사하여 새로 만들기',
  },
} as const satisfies Messages;
