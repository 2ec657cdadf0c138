import { group } from './group.ts';
import type { CodeGroup } from './group.ts';

/** Departments, positions, electronic approval. */
export const groupwareCodes = [
  group(
    'GW_DEPT',
    '부서',
    'Department',
    [
      ['MGT', '경영지원', 'Management'],
      ['SALES', '영업', 'Sales'],
      ['PROD', '생산', 'Production'],
      ['PURC', '구매', 'Purchasing'],
      ['QA', '품질', 'Quality'],
      ['CUST', '통관', 'Customs'],
      ['TRN', '운송', 'Transport'],
      ['WH', '창고', 'Warehouse'],
    ],
    { own: true },
  ),
  group(
    'GW_POS',
    '직위',
    'Position',
    [
      ['CEO', '대표이사', 'CEO'],
      ['DIR', '이사', 'Director'],
      ['GM', '부장', 'General manager'],
      ['MGR', '과장', 'Manager'],
      ['AM', '대리', 'Assistant manager'],
      ['STF', '사원', 'Staff'],
    ],
    { own: true },
  ),
  group('APPR_CAT', '결재분류', 'Form category', [
    ['GEN', '일반품의', 'General'],
    ['QUOT', '견적', 'Quotation'],
    ['PURC', '구매', 'Purchase'],
    ['EXP', '지출결의', 'Expense'],
    ['HR', '인사·근태', 'HR'],
    ['TRIP', '출장', 'Business trip'],
  ]),
  group('APPR_STEP', '결재단계', 'Step type', [
    ['APPR', '결재', 'Approve'],
    ['AGREE', '합의', 'Agree'],
    ['REF', '참조', 'Reference'],
    ['RECV', '수신', 'Receive'],
  ]),
  group('APPR_ACT', '결재행위', 'Step state', [
    ['WAIT', '대기', 'Waiting'],
    ['TURN', '차례', 'My turn'],
    ['OK', '승인', 'Approved'],
    ['REJ', '반려', 'Rejected'],
    ['PROXY', '대결', 'By proxy'],
    ['ARB', '전결', 'Final by delegation'],
    ['SKIP', '생략', 'Skipped'],
    ['READ', '열람', 'Read'],
  ]),
  group('APPR_ST', '문서상태', 'Document status', [
    ['DRAFT', '임시저장', 'Draft'],
    ['PROG', '진행중', 'In progress'],
    ['DONE', '승인완료', 'Approved'],
    ['REJECT', '반려', 'Rejected'],
    ['WITHDRAW', '회수', 'Withdrawn'],
  ]),
  group('RETAIN', '보존연한', 'Retention', [
    ['Y1', '1년', '1 year'],
    ['Y3', '3년', '3 years'],
    ['Y5', '5년', '5 years'],
    ['Y10', '10년', '10 years'],
    ['PERM', '영구', 'Permanent'],
  ]),
  group('FIELD_TP', '항목형식', 'Field type', [
    ['TEXT', '텍스트', 'Text'],
    ['NUM', '숫자', 'Number'],
    ['AMT', '금액', 'Amount'],
    ['DATE', '날짜', 'Date'],
    ['CODE', '코드', 'Code'],
  ]),
] as const satisfies readonly CodeGroup[];
