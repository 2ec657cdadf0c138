import type { Messages } from '../../../messages.ts';

/** What rules of the platform say, in the form and from the server. */
export const errors = {
  certificateAbsent: '등록증 파일(인증서)을 첨부하고 저장한 다음 신청하세요.',
  supplierRegNo: '선용품·선박수리업 등록번호는 영문자와 숫자 8자리입니다. 예: 030SR001',
  regNoShape: '등록번호는 영문자, 숫자와 하이픈으로 입력하세요.',
  expiryAfterReg: '만료일은 등록일보다 늦어야 합니다.',
  taxInvNotReceived: '다른 회사가 우리 회사에 발행한 세금계산서만 선택하세요.',
  taxInvSeveralIssuers:
    '공급자가 서로 다른 세금계산서입니다. 구매확인서는 공급자마다 따로 신청하니 한 공급자의 것만 선택하세요.',
  taxInvTooMany: '구매확인서 한 건에는 세금계산서를 99건까지 넣을 수 있습니다. 나누어 선택하세요.',
  taxInvAmendOriginal: '이 계산서는 당초 금액을 더하거나 빼는 수정세금계산서입니다. 당초 세금계산서에서 수정하세요.',
  taxInvTakesBack: '전액 취소하는 %{0}을(를) 작성하고 있습니다. 발행하거나 삭제한 다음 수정하세요.',
  taxInvTakenBack: '이미 %{0}(으)로 전액 취소한 세금계산서입니다. 다시 수정할 수 없습니다.',
  taxInvEventBefore: '사유 발생일은 당초 작성일보다 앞설 수 없습니다.',
  taxInvDiffNone: '늘거나 줄어든 금액을 입력하세요. 줄었으면 음수로 입력합니다.',
  taxInvDiffBelow: '줄어든 금액이 당초 공급가액보다 큽니다.',
  taxInvBackMore: '당초 품목보다 많이 환입할 수 없습니다.',
  taxInvBackNone: '환입한 금액을 한 행 이상 입력하세요.',
  taxInvNotTaxed: '10% 과세 세금계산서만 영세율로 바꿀 수 있습니다.',
  taxInvMustBeLess: '환입분의 수량과 금액은 음수여야 합니다.',
  taxInvRemarkLong: '비고는 %{1}자까지 국세청에 전송할 수 있습니다.',
  taxInvNamesFirst: '비고에 “당초 작성일 yyyy-mm-dd”를 남겨 두세요.',
  taxInvBelowNought: '이미 수정한 금액이 있어 남는 공급가액이 %{1}이(가) 됩니다.',
  taxInvRowSum: '수량 × 단가는 %{1}원인데 %{0}은(는) %{2}원입니다. 할인 등으로 달라졌으면 그대로 진행하세요.',
  taxInvNotIssued: '발행한 다음 인쇄할 수 있습니다.',
  noticeOfEnd: '해지는 7일 전까지 신청합니다. 가장 빠른 종료일은 %{1}입니다.',
  sameUserCnt: '이미 그 사용자수입니다. 바꿀 수를 입력하세요.',
  mustAgree: '%{0}이(가) 필요합니다. 확인란을 선택해 주세요.',
  serviceUSE: '이미 이용 중인 서비스입니다. 사용자수는 ‘이용중인 서비스’에서 바꿀 수 있습니다.',
  serviceREQ: '이미 신청해 승인을 기다리는 서비스입니다. 신청 내용은 ‘구독 이력’에서 고치거나 취소할 수 있습니다.',
  productClosed: '지금 신청할 수 없는 서비스입니다. 서비스 스토어에서 제공 중인 서비스를 골라 주세요.',
} as const satisfies Messages;
