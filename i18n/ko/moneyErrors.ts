import type { Messages } from '../messages.ts';

/** Why a step of a purchase, an invoice or a tax invoice was refused. What bars a button stands with the texts of its service; the rest only the server says, so browsers do not load it. */
export const moneyErrors = {
  rowsClosed: '현재 상태에서는 이 표의 행을 고칠 수 없습니다.',
  taxInvFuture: '작성일은 오늘보다 뒤일 수 없습니다.',
  taxInvEventFuture: '사유 발생일은 오늘보다 뒤일 수 없습니다.',
  taxInvCancelStays: '당초 금액을 전액 취소하는 계산서의 품목은 고칠 수 없습니다.',
  taxInvTwinIssued: '함께 작성한 %{0}을(를) 이미 발행하여 삭제할 수 없습니다.',
  taxInvRowSums: '수량 × 단가가 공급가액과 다른 행: %{1}. 할인 등으로 달라졌으면 그대로 진행하세요.',
  taxInvTwinDraft:
    '당초 금액을 취소하는 %{0}을(를) 아직 발행하지 않았습니다. 그것을 발행할 때까지 당초 금액이 함께 남습니다.',
  taxInvOffInvoice: '청구서 %{1}은(는) %{2}원인데 이 세금계산서의 %{0}은(는) %{3}원입니다.',
  taxInvBillsPaid:
    '청구서 %{0}은(는) 모두 수금했는데 이 세금계산서의 영수청구 구분은 청구입니다. 영수로 발행하려면 취소하고 고치세요.',
  taxInvReceiptsUnpaid:
    '청구서 %{0}은(는) 아직 모두 수금하지 않았는데 이 세금계산서의 영수청구 구분은 영수입니다. 청구로 발행하려면 취소하고 고치세요.',
  nothingToPurchase:
    '이 공사에는 이 거래처에 더 발주할 품목이 없습니다. 공사 품목의 매입처와 이미 만든 발주를 확인하세요.',
  orderCancelled: '취소된 공사에는 발주하거나 청구할 수 없습니다. 다른 공사를 선택하세요.',
  strayOrderLine: '선택한 공사의 품목이 아닙니다. 공사항목을 다시 선택하세요.',
  invOverOrder: '청구금액의 합계가 공사금액을 넘습니다. 이 공사에 더 청구할 수 있는 금액은 %{1}입니다.',
  orderBelowInvoiced:
    '공사금액이 이미 청구한 금액 %{1}보다 작아집니다. 청구서를 먼저 취소하거나 수량과 단가를 확인하세요.',
} as const satisfies Messages;
