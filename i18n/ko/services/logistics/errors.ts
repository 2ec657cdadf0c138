import type { Messages } from '../../../messages.ts';

/** What rules of 3PL say. */
export const errors = {
  outOverPromise: '할당한 수량 %{1}보다 많은 %{2}을(를) 출고할 수 없습니다. 수량을 확인하세요.',
  ioKind: '이 유형은 여기서 쓸 수 없습니다. 입고는 일반입고·반품·이동, 출고는 일반출고·샘플·폐기·이동·반품입니다.',
  ioGoesOut: '출고 지시입니다. 할당한 다음 완료하세요.',
  ioComesIn: '입고 지시입니다. 검수한 다음 완료하세요.',
  moreBroken: '파손수량이 들어온 수량보다 많습니다.',
  itemOfOther: '이 화주의 상품이 아닙니다. 상품의 화주를 확인하거나 다른 상품을 선택하세요.',
  returnedBefore: '이미 만든 반품 %{0}이(가) 있습니다. 그것을 취소한 다음 다시 만드세요.',
  restBefore: '남은 수량은 %{0} 출고로 이미 지시했습니다. 그것을 취소한 다음 다시 만드세요.',
  nothingStayed: '모두 나가 남은 수량이 없습니다.',
  nothingGoes: '나가는 수량이 없습니다. 하나도 나가지 않으면 출고를 완료하지 말고 취소하거나 할당을 해제하세요.',
  nothingToReturn: '드나든 수량이 없어 반품할 것이 없습니다.',
  stockPlace: '위치는 글자, 숫자와 . _ - 로 적습니다. 예: A-01-2',
  adjustNothing: '조정할 수량을 적으세요. 줄이려면 빼기(-)로 적습니다.',
  adjustShort: '재고 %{1}에서 할당한 %{2}은(는) 남아야 합니다. 수량을 확인하세요.',
  samePlace: '지금 있는 위치입니다. 다른 위치를 적으세요.',
  countMissing: '세어 본 수량이 없습니다.',
  countMoved:
    '세는 사이에 재고가 %{1}에서 %{0}(으)로 바뀌었습니다. 세어 적은 %{2}은(는) 반영하지 않았습니다. 다시 세세요.',
  countShort: '할당한 %{3}보다 적은 %{2}을(를) 세었습니다. 할당을 해제하거나 다시 세세요.',
  placeOpen: '위치가 비어 있는 행: %{0}. 그대로 두면 위치 없이 입고됩니다.',
  placeNone: '위치 없이 입고되는 행: %{0}. 입고한 뒤에는 재고의 이동으로 위치를 정할 수 있습니다.',
  receiptOfOut: '출고에는 입고확인서가 없습니다.',
  outPaperOfIn: '입고에는 출고지시서와 거래명세표가 없습니다.',
  pickingAbsent: '할당한 동안 인쇄할 수 있습니다. 무엇을 어디서 꺼낼지는 할당으로 정해집니다.',
  receiptAbsent: '입고를 완료한 다음 인쇄할 수 있습니다.',
  statementAbsent: '출고를 완료한 다음 인쇄할 수 있습니다.',
  moveShort: '옮길 수 있는 수량은 %{1}입니다.',
} as const satisfies Messages;
