import type { Messages } from '../messages.ts';

/** Why a step of a purchase, an invoice or a tax invoice was refused. Only the server says it, so browsers do not load it. */
export const moneyErrors = {
  rowsClosed: '현재 상태에서는 이 표의 행을 고칠 수 없습니다.',
  taxInvFuture: '작성일은 오늘보다 뒤일 수 없습니다.',
  taxInvNeedsRow: '품목을 한 행 이상 입력하세요.',
  purcNeedsLine: '발주할 품목을 한 행 이상 입력하세요.',
  purcNeedsApproval: '발주금액 %{0}원 이상은 결재 후 발주합니다. 결재를 요청하세요.',
  notSupplier: '공급업체나 협력업체로 등록한 거래처에만 발주할 수 있습니다. 거래처구분을 확인하세요.',
  nothingToPurchase:
    '이 공사에는 이 거래처에 더 발주할 품목이 없습니다. 공사 품목의 매입처와 이미 만든 발주를 확인하세요.',
  orderCancelled: '취소된 공사에는 발주하거나 청구할 수 없습니다. 다른 공사를 선택하세요.',
  strayOrderLine: '선택한 공사의 품목이 아닙니다. 공사항목을 다시 선택하세요.',
  invNeedsLine: '청구할 품목을 한 행 이상 입력하세요.',
  invAmountAboveZero: '청구금액이 0보다 커야 청구할 수 있습니다. 품목의 단가와 수량을 확인하세요.',
  invNotAccepted: '잔금은 검수를 마친 공사만 청구할 수 있습니다. 공사에서 검수를 먼저 기록하세요.',
  invOrderEnded: '선금과 기성은 잔금을 청구하기 전의 공사만 청구할 수 있습니다.',
  invOverOrder: '청구금액의 합계가 공사금액을 넘습니다. 이 공사에 더 청구할 수 있는 금액은 %{1}입니다.',
  orderBelowInvoiced:
    '공사금액이 이미 청구한 금액 %{1}보다 작아집니다. 청구서를 먼저 취소하거나 수량과 단가를 확인하세요.',
  invPaid: '입금이 있는 청구서는 취소할 수 없습니다. 입금 내역을 먼저 지우세요.',
  invTaxed: '세금계산서가 있는 청구서는 취소할 수 없습니다. 세금계산서를 먼저 발행취소하거나 삭제하세요.',
  taxInvOnlyKr: '세금계산서는 국내 거래처에만 발행할 수 있습니다.',
  taxInvThere: '이 청구서의 세금계산서가 이미 있습니다.',
  taxInvMixed:
    '과세구분이 다른 행이 섞여 있어 세금계산서 한 장으로 발행할 수 없습니다. 청구서를 과세구분별로 나누세요.',
} as const satisfies Messages;
