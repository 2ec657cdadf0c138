import type { Messages } from '../messages.ts';

/** Grids whose rows belong to a row of the grid above them; fetched with the first of them. */
export const below = {
  of: '%{above} %{row}의 %{grid}',
  parts: '%{above}에 딸린 표',
  only: '이 %{above}의 %{grid}만 표시 · 전체 %{count}행',
  turned: '%{above} %{row}의 %{grid}, %{count}행',
  previous: '이전 %{above}',
  next: '다음 %{above}',
  first: '첫 행입니다',
  last: '마지막 행입니다',
  add: '%{grid} 추가',
  none: '위 표에 행이 없습니다. %{above}을(를) 먼저 추가하면 그 행의 %{grid}을(를) 입력할 수 있습니다.',
  empty: '%{above} %{row}의 %{grid}이(가) 없습니다. 행을 추가하거나 엑셀에서 복사해 붙여 넣으세요.',
  gone: '삭제할 행에 딸린 행입니다. 먼저 %{above} %{row}의 삭제를 취소하세요.',
  faults: '아래 표에 오류 %{count}건',
  delete_question: '딸린 행도 함께 삭제하시겠습니까?',
  delete_hint: '아래 표의 %{count}행이 함께 삭제됩니다. 실행 취소로 한 번에 되돌릴 수 있습니다.',
} as const satisfies Messages;
