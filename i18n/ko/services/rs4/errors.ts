import type { Messages } from '../../../messages.ts';

/** What rules of ship repair say, in the form and from the server. */
export const errors = {
  recvOver: '발주한 수량을 넘습니다. 더 입고할 수 있는 수량은 %{1}입니다.',
  payOver: '받을 금액을 넘습니다. 남은 금액은 %{1}입니다.',
  payTwice:
    '외화 입금액의 원화는 환율로 계산합니다. 원화로 받았으면 외화 입금액을 비우고, 외화로 받았으면 원화 입금액을 비우세요.',
  shareWords: '문구에는 %{1}%라고 쓰여 있으나 청구하는 비율은 %{2}%입니다.',
  progressBack: '진행률은 앞 행의 %{1}%보다 낮을 수 없습니다.',
  worksOpen: '끝나지 않은 작업지시가 있습니다. 완료하거나 취소한 뒤 다시 시도하세요: %{0}',
  additionsOpen: '선주가 승인하지 않은 추가공사가 있습니다. 추가공사 승인일을 입력하세요: %{0}',
  signatureAbsent: '검수 서명 파일이 없습니다. 서명한 완료확인서를 첨부파일에 "서명"으로 올리고 저장하세요.',
  orderInWork: '작업지시, 발주, 청구가 있는 공사는 취소할 수 없습니다. 먼저 그 문서를 취소하세요.',
  permitNeeded: '화기작업과 밀폐공간 작업은 허가번호를 입력하고 저장한 뒤 시작하세요.',
  purcNeedsLine: '발주할 품목을 한 행 이상 입력하세요.',
  purcNeedsApproval: '발주금액 %{0}원 이상은 결재 후 발주합니다. 결재를 요청하세요.',
  invNeedsLine: '청구할 품목을 한 행 이상 입력하세요.',
  invAmountAboveZero: '청구금액이 0보다 커야 청구할 수 있습니다. 품목의 단가와 수량을 확인하세요.',
  invNotAccepted: '잔금은 검수를 마친 공사만 청구할 수 있습니다. 공사에서 검수를 먼저 기록하세요.',
  invOrderEnded: '선금과 기성은 잔금을 청구하기 전의 공사만 청구할 수 있습니다.',
  invPaid: '입금이 있는 청구서는 취소할 수 없습니다. 입금 내역을 먼저 지우세요.',
  invTaxed: '세금계산서가 있는 청구서는 취소할 수 없습니다. 세금계산서를 먼저 발행취소하거나 삭제하세요.',
  taxInvOnlyKr: '세금계산서는 국내 거래처에만 발행할 수 있습니다.',
  taxInvThere: '이 청구서의 세금계산서가 이미 있습니다.',
  taxInvMixed:
    '과세구분이 다른 행이 섞여 있어 세금계산서 한 장으로 발행할 수 없습니다. 청구서를 과세구분별로 나누세요.',
} as const satisfies Messages;
