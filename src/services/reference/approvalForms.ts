/** Forms of electronic approval that every company finds (60-demo-data 6.5): code, names, category, fields. */
type FormField = readonly [fieldKey: string, fieldNm: string, fieldTpCd: string, reqYn: 'Y' | 'N'];

export interface ApprovalForm {
  readonly apprDocCd: string;
  readonly apprDocNm: string;
  readonly apprDocNmEn: string;
  readonly apprCatCd: string;
  readonly fields: readonly FormField[];
}

const form = (
  apprDocCd: string,
  apprDocNm: string,
  apprDocNmEn: string,
  apprCatCd: string,
  fields: readonly FormField[] = [],
): ApprovalForm => ({
  apprDocCd,
  apprDocNm,
  apprDocNmEn,
  apprCatCd,
  fields,
});

export const approvalForms: readonly ApprovalForm[] = [
  form('QT', '견적품의', 'Quotation approval', 'QUOT'),
  form('PO', '발주품의', 'Purchase approval', 'PURC'),
  form('GEN', '일반품의서', 'General request', 'GEN'),
  form('EXP', '지출결의서', 'Expense report', 'EXP', [
    ['payDt', '지출일', 'DATE', 'Y'],
    ['payAmt', '금액', 'AMT', 'Y'],
    ['payTxt', '내용', 'TEXT', 'Y'],
  ]),
  form('VAC', '휴가신청서', 'Leave request', 'HR'),
  form('TRP', '출장신청서', 'Business trip request', 'TRIP'),
];
