import type { DemoRecord } from '../record.ts';

const list = (items: readonly string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

const quotationTerms = list([
  '이 견적의 유효기간은 견적서에 적힌 유효기한까지입니다.',
  '대금은 견적서에 적힌 결제조건에 따라 청구일부터 계산하여 지급합니다.',
  '견적에 없는 추가공사는 선주의 승인을 받아 시공하며 별도로 청구합니다.',
  '수량은 실측에 따라 정산하고, 단가는 작업시간 08:00~17:00 기준입니다.',
]);

const englishTerms = list([
  'This quotation is valid until the date stated above.',
  'Payment is due within the stated term, counted from the date of invoice.',
  'Additional work is carried out only after approval by the Owner and is charged separately.',
  'Quantities are settled on actual measurement; prices are based on working hours 08:00-17:00.',
]);

const invoiceTerms = list([
  'This invoice is payable in full by the due date stated above; bank charges are for the account of the payer.',
  'Payment is to be made to the bank account stated in this invoice.',
  'Additional work approved by the Owner is charged separately.',
]);

const statementTerms = list([
  '입금기한까지 위 계좌로 입금해 주세요. 이체 수수료는 보내는 쪽이 부담합니다.',
  '선주가 승인한 추가공사는 별도로 청구합니다.',
  '이 명세에 대한 문의는 받은 날부터 7일 안에 알려 주세요.',
]);

const purchaseTerms = list([
  '이 발주의 단가는 발주서에 적힌 납기까지 유효합니다.',
  '대금은 검수를 마친 뒤 발주서에 적힌 결제조건에 따라 지급합니다.',
  '발주에 없는 추가공사는 사전에 승인받은 것만 별도로 정산합니다.',
]);

const completionTerms = list([
  '위 공사를 계약한 내용대로 마쳤음을 확인합니다.',
  '대금은 이 확인서를 근거로 계약한 결제조건에 따라 청구합니다.',
  '추가공사는 승인일과 함께 따로 적고 별도로 청구합니다.',
  '이 확인서의 내용에 대한 이의는 서명일부터 14일까지 유효합니다.',
]);

type Style = readonly [styleCode: string, styleNm: string, styleNmEn: string, titleTxt: string];

function style(
  [styleCode, styleNm, styleNmEn, titleTxt]: Style,
  rs4DocTpCd: string,
  langCd: 'ko' | 'en',
  lineNoCd: string,
  footTxt: string,
  dfltYn: 'Y' | 'N' = 'N',
): DemoRecord {
  const signNm = langCd === 'ko' ? '대표이사 박견본' : 'PARK Gyeonbon, Representative Director';
  const values = { styleCode, styleNm, styleNmEn, rs4DocTpCd, langCd, lineNoCd, dfltYn, titleTxt, footTxt, signNm };
  return { corpId: 2, values };
}

/** Document styles of the ship-repair company (60-demo-data 6.5). */
export const styleRecords: readonly DemoRecord[] = [
  style(['KO-Q', '국문 견적서', 'Korean quotation', '견적서'], 'QUOT', 'ko', 'NUM', quotationTerms, 'Y'),
  style(['EN-Q', '영문 견적서', 'English quotation', 'QUOTATION'], 'QUOT', 'en', 'ALP', englishTerms),
  style(['EN-I', '영문 청구서', 'English invoice', 'INVOICE'], 'INV', 'en', 'NUM', invoiceTerms, 'Y'),
  style(['KO-I', '국문 거래명세서', 'Korean statement', '거래명세서'], 'INV', 'ko', 'NUM', statementTerms),
  style(['KO-P', '발주서', 'Purchase order', '발주서'], 'PURC', 'ko', 'NUM', purchaseTerms),
  style(['KO-O', '완료확인서', 'Completion report', '공사완료확인서'], 'ORDER', 'ko', 'NUM', completionTerms),
];
