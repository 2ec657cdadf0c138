import type { Messages } from '../messages.ts';

/** What is looked at before cells of a paste that do not fit are put in. */
export const paste = {
  title: '붙여넣기 확인',
  lead: '일부 칸은 그대로 들어가지 않습니다. 내용을 확인한 뒤 붙여 넣으세요. 아직 바뀐 것은 없습니다.',
  lands: '들어가는 칸',
  added: '새로 추가되는 행',
  bad: '값이 올바르지 않은 칸',
  closed: '입력할 수 없는 칸',
  where: '%{label} %{rows}행',
  unknown: '표에 보이지 않아 붙여 넣지 않는 열 (%{names})',
  heads: '첫 행은 열 제목',
  lost_cols: '자리가 없는 열',
  lost_rows: '자리가 없는 행',
  with_bad: '올바르지 않은 값도 넣고 오류로 표시',
  only_wrong: '문제가 있는 행만 보기',
  do: '%{count}칸 붙여넣기',
  nothing: '붙여 넣을 수 있는 칸이 없습니다',
  new: '추가',
  more: '외 %{count}행',
} as const satisfies Messages;
