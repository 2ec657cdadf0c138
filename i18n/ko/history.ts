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
  /** What a declaration sent and heard, beside it. */
  messages: {
    newest: '%{name}, 최근 것부터',
    fold: '%{name} 접기',
    unfold: '%{name} 오른쪽에 펼치기',
    sending: '%{no}차',
    unsent: '아직 보내지 않음',
    ready: '제출 준비',
    left: '고칠 곳이 %{smart_count}건 남아 있습니다.',
    none_left: '고칠 곳이 남지 않았습니다.',
    waits: '응답 대기',
    mended: '고침',
    late: '늦게 온 답은 남기되 상태를 되돌리지 않습니다.',
  },
} as const satisfies Messages;
