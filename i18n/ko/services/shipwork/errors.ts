import type { Messages } from '../../../messages.ts';

/** Why something of shipwork cannot be done, and what to do. */
export const errors = {
  cifBelowZero: '과세가격이 0원보다 작습니다. 공제금액을 확인하세요.',
  fobBelowZero: '신고금액이 0원보다 작습니다. 결제금액에서 빼는 운임과 보험료를 확인하세요.',
  payAmtNotLines: '결제금액이 란 금액의 합계 %{1}과 다릅니다. 결제금액이나 규격의 수량·단가를 고치세요.',
  declarationNeedsLine: '란이 없습니다. 란과 규격을 입력한 뒤 전송하세요.',
  lineNeedsModel: '%{1}란에 규격이 없습니다. 규격을 입력하세요.',
  lineWithoutAmount: '%{1}란의 금액이 0입니다. 규격의 수량과 단가를 확인하세요.',
  releaseUnpaid: '관세와 부가세를 납부하지 않아 수리할 수 없습니다. 먼저 납부 확인을 하세요.',
} as const satisfies Messages;
