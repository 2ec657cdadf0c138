import type { Messages } from '../../../messages.ts';

/** Why something of shipwork cannot be done, and what to do. */
export const errors = {
  cifBelowZero: '과세가격이 0원보다 작습니다. 공제금액을 확인하세요.',
  fobBelowZero: '신고금액이 0원보다 작습니다. 결제금액에서 빼는 운임과 보험료를 확인하세요.',
  payAmtNotLines: '결제금액이 란 금액의 합계 %{1}과 다릅니다. 결제금액이나 규격의 수량·단가를 고치세요.',
} as const satisfies Messages;
