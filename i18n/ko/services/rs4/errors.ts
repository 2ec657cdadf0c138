import type { Messages } from '../../../messages.ts';

/** What rules of ship repair say, in the form and from the server. */
export const errors = {
  recvOver: '발주한 수량을 넘습니다. 더 입고할 수 있는 수량은 %{1}입니다.',
  recvFixMore: '입고한 것으로 기록한 수량(%{1})보다 많습니다. 더 들어온 수량은 입고로 기록하세요.',
  recvFixNothing: '고친 수량이나 날짜가 없습니다. 잘못된 품목을 고치세요.',
  payOver: '받을 금액을 넘습니다. 남은 금액은 %{1}입니다.',
  payTwice:
    '외화 입금액의 원화는 환율로 계산합니다. 원화로 받았으면 외화 입금액을 비우고, 외화로 받았으면 원화 입금액을 비우세요.',
  shareWords: '문구에는 %{1}%라고 쓰여 있으나 청구하는 비율은 %{2}%입니다.',
  invBelowZero:
    '청구금액이 0보다 작은 %{1}입니다. 이미 청구한 선금과 기성금을 뺀 금액이며, 이대로는 발행할 수 없습니다. 청구구분과 품목을 확인하세요.',
  progressAhead: '%{1} 일보의 %{2}%보다 높을 수 없습니다.',
  progressBack: '진행률은 앞 행의 %{1}%보다 낮을 수 없습니다.',
  berthTaken: '이 선석은 %{2}부터 %{3}까지 공사 %{1}에 잡혀 있습니다.',
  teamTaken: '이 작업팀은 %{2}부터 %{3}까지 작업지시 %{1}에 잡혀 있습니다.',
  logDayToCome: '작업일 %{1}은(는) 아직 오지 않은 날입니다. 날짜를 확인하세요.',
  hoursBeyondDay: '하루에 %{1}명이 일한 공수가 %{2}시간입니다. 잘못 입력하지 않았는지 확인하세요.',
  doneBeyondOrder: '완료수량 %{1}이(가) 남은 수량 %{2}보다 많습니다. 공사의 완료수량과 청구가 이 수량을 따릅니다.',
  doneTwice: '이 품목은 다른 작업에서 모두 끝나 남은 수량이 없습니다. 완료수량 %{1}을(를) 더하면 수주수량을 넘습니다.',
  loggedThatDay: '%{1} 일보가 이미 있습니다. 하나 더 쓰면 인원과 공수가 더해집니다.',
} as const satisfies Messages;
