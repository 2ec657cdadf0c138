import type { Messages } from '../messages.ts';

/** Why a movement of goods was refused. Only the server says it, so browsers do not load it. */
export const stockErrors = {
  stockShort: '남은 수량은 %{1}인데 %{2}을(를) 내보내려 합니다. 수량을 확인하세요.',
  stockShortLater: '%{1}(으)로 처리하면 그 뒤 어느 때의 잔량이 %{2}이(가) 됩니다. 일시나 수량을 확인하세요.',
  stockNotFree: '%{1}: 할당할 수 있는 수량은 %{2}인데 %{3}이(가) 필요합니다. 수량을 줄이거나 먼저 입고하세요.',
  stockOverPromise: '할당한 수량 %{1}보다 많은 %{2}을(를) 출고할 수 없습니다. 수량을 확인하세요.',
  stockMonthShut: '%{0}은(는) 마감한 달입니다. 다른 일시로 처리하거나 마감을 취소하세요.',
  stockMonthNotOver: '아직 끝나지 않은 달은 마감할 수 없습니다.',
  stockMonthClosed: '%{0}까지 이미 마감했습니다. 그 뒤의 달을 선택하세요.',
  stockMonthNone: '마감한 달이 없습니다.',
  stockTakenBack: '이미 취소한 입출고입니다.',
} as const satisfies Messages;
