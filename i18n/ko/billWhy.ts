import type { Messages } from '../messages.ts';

/** Why a bill is another than that of the month before, as the operator's list tells it. */
export const billWhy = {
  high: '지난달의 %{times}배: 확인 필요',
  high_some: '지난 청구의 3배 넘음: 확인 필요',
  twice: '같은 달 정기요금 중복',
  email: '계산서 이메일 없음',
  first: '첫 청구, %{day} 이용 시작',
  first_bill: '첫 청구',
  none_last: '지난달 청구 없음',
  once: '%{fee} 한 번',
  once_same: '%{fee} 한 번, 빼면 같음',
  once_gone: '지난달 %{fee} 빠짐',
  once_gone_same: '지난달 %{fee} 빠짐, 나머지는 같음',
  users_more: '사용자 %{count}명 늘어남',
  users_less: '사용자 %{count}명 줄어듦',
  trans_more: '전송료 %{count}KB 늘어남',
  trans_less: '전송료 %{count}KB 줄어듦',
  late: '지난 이용분 더함',
  late_gone: '지난달에 더한 지난 이용분 빠짐',
  adjusted: '%{fee} 수량 조정',
  fee_more: '%{fee} %{amount}원 늘어남',
  fee_less: '%{fee} %{amount}원 줄어듦',
  more: '%{said} 외 %{count}가지',
} as const satisfies Messages;
