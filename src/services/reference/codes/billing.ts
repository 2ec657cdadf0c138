import { group } from './group.ts';
import type { CodeGroup } from './group.ts';

/** Subscription, bills, tax invoices. */
export const billingCodes = [
  group('SUBSC_ST', '구독상태', 'Subscription status', [
    ['REQ', '신청', 'Requested'],
    ['USE', '이용중', 'In use'],
    ['TERM_REQ', '해지신청', 'Termination requested'],
    ['TERM', '해지', 'Terminated'],
    ['CANCEL', '신청취소', 'Cancelled'],
  ]),
  group('SUBSC_HIST', '구독이력', 'Subscription event', [
    ['REQ', '신청', 'Request'],
    ['APPROVE', '승인', 'Approve'],
    ['USER', '사용자수 변경', 'Users changed'],
    ['TERM_REQ', '해지신청', 'Termination request'],
    ['TERM_CANCEL', '해지철회', 'Termination cancelled'],
    ['TERM', '해지', 'Terminated'],
    ['CANCEL', '취소', 'Cancel'],
  ]),
  group('FEE_TP', '요금구분', 'Fee type', [
    ['BASE', '기본료', 'Base fee'],
    ['EXTRA', '추가 사용자', 'Extra user'],
    ['TRANS', '전송료', 'Transfer'],
    ['SMS', '문자', 'SMS'],
    ['FAX', '팩스', 'Fax'],
    ['TRAIN', '방문교육', 'Training'],
    ['SETUP', '도입비', 'Setup'],
    ['CONV', '데이터 전환', 'Data conversion'],
  ]),
  group('PAY_MTHD', '결제수단', 'Payment method', [
    ['TRANS', '계좌이체', 'Bank transfer'],
    ['CMS', '자동이체', 'Direct debit'],
    ['CARD', '카드', 'Card'],
  ]),
  group('BILL_ST', '청구상태', 'Bill status', [
    ['DRAFT', '작성', 'Draft'],
    ['ISSUED', '청구', 'Issued'],
    ['OVERDUE', '연체', 'Overdue'],
    ['PAID', '수납', 'Paid'],
    ['CANCEL', '취소', 'Cancelled'],
  ]),
  group('BILL_HOLD', '청구 보류사유', 'Why a bill is held', [
    ['TWICE', '같은 달 정기요금 중복', 'Recurring fee twice for a month'],
    ['HIGH', '지난 청구의 3배 초과', 'More than three times the last bill'],
    ['EMAIL', '세금계산서 이메일 없음', 'No e-mail for tax invoices'],
  ]),
  group('TAXINV_TP', '계산서구분', 'Tax invoice type', [
    ['NORMAL', '세금계산서', 'Tax invoice'],
    ['MODIFY', '수정세금계산서', 'Amended tax invoice'],
  ]),
  group('TAXINV_PURP', '영수청구', 'Receipt or bill', [
    ['RCPT', '영수', 'Receipt'],
    ['BILL', '청구', 'Bill'],
  ]),
  group('TAXINV_MOD', '수정사유', 'Amendment reason', [
    ['01', '기재사항 착오정정', 'Correction'],
    ['02', '공급가액 변동', 'Amount change'],
    ['03', '환입', 'Return'],
    ['04', '계약의 해제', 'Contract cancelled'],
    ['05', '내국신용장·구매확인서 사후발급', 'Local L-C or confirmation issued later'],
    ['06', '착오에 의한 이중발급', 'Issued twice'],
  ]),
  group('TAXINV_ST', '계산서상태', 'Tax invoice status', [
    ['DRAFT', '작성', 'Draft'],
    ['ISSUED', '발행', 'Issued'],
    ['SENT', '전송중', 'Sent'],
    ['DONE', '국세청 승인', 'Accepted'],
    ['FAIL', '전송실패', 'Failed'],
    ['CANCEL', '발행취소', 'Cancelled'],
  ]),
] as const satisfies readonly CodeGroup[];
