import type { Messages } from '../messages.ts';

/** Who changed what in a record. */
export const history = {
  empty: '변경 이력이 없습니다',
  created: '등록',
  updated: '수정',
  undone: '가져오기 되돌림',
  pasted: '붙여넣기',
  from_file: '파일에서 넣음',
  deleted: '삭제',
  field: '항목',
  before: '변경 전',
  after: '변경 후',
  at: '일시',
} as const satisfies Messages;
