import type { Messages } from '../../../messages.ts';

/** Why something of shipwork cannot be done, and what to do. */
export const errors = {
  orderNeedsLine: '품목을 한 줄 이상 넣으세요.',
  supplierNotCertified: '인증이 유효한 선용품 공급업체가 아닙니다. 업체조회에서 다른 공급업체를 고르세요.',
  supplierIsSelf: '우리 회사에는 주문할 수 없습니다. 다른 공급업체를 고르세요.',
  loadPermitNeeded: '외항선에는 적재허가를 받은 다음 납품할 수 있습니다. 이 주문의 적재허가를 신청해 허가를 받으세요.',
  deliverySignatureAbsent: '인수자가 서명한 파일(서명)을 첨부하고 저장한 다음 인수하세요.',
  supplyTaxMixed:
    '과세구분이 다른 품목이 섞여 있어 세금계산서 한 장으로 청구할 수 없습니다. 품목의 과세구분을 확인하세요.',
  dlvOver: '주문한 수량을 넘습니다. 납품할 수 있는 수량은 %{1}입니다.',
  dlvNothing: '납품한 수량을 한 품목 이상 넣으세요.',
  permitNeedsLine: '적재할 물품을 한 줄 이상 넣으세요.',
  realOver: '허가받은 수량을 넘습니다. 보고할 수 있는 수량은 %{1}입니다.',
  orderNotSupplied: '우리 회사가 공급하는 주문이 아닙니다.',
  orderNotOrdered: '주문이 확정된 다음에 적재허가를 신청할 수 있습니다.',
  bondAreaUnknown: '등록되지 않은 보세구역 부호입니다. 보세구역 부호 화면에서 확인하세요.',
  cifBelowZero: '과세가격이 0원보다 작습니다. 공제금액을 확인하세요.',
  fobBelowZero: '신고금액이 0원보다 작습니다. 결제금액에서 빼는 운임과 보험료를 확인하세요.',
  payAmtNotLines: '결제금액이 란 금액의 합계 %{1}과 다릅니다. 결제금액이나 규격의 수량·단가를 고치세요.',
  declarationNeedsLine: '란이 없습니다. 란과 규격을 입력한 뒤 전송하세요.',
  lineNeedsModel: '%{1}란에 규격이 없습니다. 규격을 입력하세요.',
  lineWithoutAmount: '%{1}란의 금액이 0입니다. 규격의 수량과 단가를 확인하세요.',
  releaseUnpaid: '관세와 부가세를 납부하지 않아 수리할 수 없습니다. 먼저 납부 확인을 하세요.',
} as const satisfies Messages;
