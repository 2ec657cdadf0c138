import type { Messages } from '../../../messages.ts';

/** Names of resources of 3PL, their grids and actions; `fields` and `rows.<grid>` only where the label of the name would mislead. */
export const resources = {
  '3pl/io': {
    name: '입출고',
    fields: { clntId: '화주', ioNo: '입출번호' },
    grids: { item: '품목', alloc: '할당' },
    rows: { item: { qty: '실적수량' }, alloc: { qty: '할당수량', doneQty: '출고수량' } },
    actions: {
      check: '검수',
      allocate: '할당',
      done: '완료',
      unallocate: '할당 해제',
      reverse: '반품 지시 만들기',
      cancel: '취소',
    },
    asks: {
      check: '실제로 들어온 수량과 파손수량, 로트, 유효기간, 위치를 적습니다. 완료하기 전에는 재고가 바뀌지 않습니다.',
      done: '입고는 파손을 뺀 수량이 적은 위치에 쌓이고, 파손은 따로 둡니다. 출고는 할당한 재고에서 나가고, 나가지 않은 수량은 다시 가용이 됩니다. 완료한 뒤에는 고칠 수 없습니다.',
      unallocate: '할당한 재고를 모두 돌려놓고 예정으로 되돌립니다.',
      reverse: '완료한 입출고는 고치지 않습니다. 같은 품목의 반대 방향 반품을 예정으로 만듭니다.',
      cancel: '이 입출고를 취소합니다. 할당한 재고는 돌려놓습니다.',
    },
    dones: {
      check: '검수했습니다: %{record}',
      allocate: '할당했습니다: %{record}',
      done: '완료했습니다: %{record}',
      unallocate: '할당을 해제했습니다: %{record}',
      reverse: '반품 지시를 만들었습니다',
      cancel: '취소했습니다: %{record}',
    },
    helps: { doneDtm: '실제로 드나든 때입니다. 지난 때로 적으면 그때의 수불부에 들어갑니다.' },
  },
  '3pl/stock': {
    name: '재고',
    fields: {
      clntId: '화주',
      itemCdNm: '품목코드',
      shortCnt: '안전재고 부족',
      goods: '품목·로트·바코드',
      expIn: '유효기간 남은 날',
      safe: '안전재고 미달',
      show: '보기',
      qty: '수량',
    },
    grids: { ledger: '수불' },
    tabs: { all: '전체', ON: '재고 있음', LOW: '안전재고 미달', SOON: '유효기간 60일 이내' },
    actions: { adjust: '조정', move: '이동' },
    asks: {
      adjust: '늘어난 수량은 그대로, 줄어든 수량은 빼기(-)로 적습니다. 수불에 남고, 되돌리려면 반대로 조정합니다.',
      move: '같은 창고의 다른 위치로 옮깁니다. 할당한 수량은 옮길 수 없습니다.',
    },
    dones: { adjust: '조정했습니다: %{record}', move: '옮겼습니다: %{record}' },
    helps: { moveDtm: '실제로 움직인 때입니다.' },
  },
} as const satisfies Messages;
