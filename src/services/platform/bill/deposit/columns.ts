/** How banks name the columns of a statement. Compared without case, blanks and what stands in brackets behind. */

export const columnNames = [
  'day',
  'time',
  'amount',
  'turnover',
  'kind',
  'name',
  'words',
  'memo',
  'balance',
  'account',
] as const;
export type ColumnName = (typeof columnNames)[number];

const known: Readonly<Record<ColumnName, readonly string[]>> = {
  day: [
    ...[
      '거래일자',
      '거래일시',
      '거래일',
      '거래 날짜',
      '입금일',
      '입금일자',
      '입금일시',
      '처리일자',
      '처리일시',
      '일자',
      '일시',
      '날짜',
    ],
    ...[
      'date',
      'transaction date',
      'deposit date',
      'posting date',
      'value date',
      'booking date',
      'trade date',
      'date/time',
    ],
  ],
  time: ['거래시간', '거래시각', '입금시간', '시간', '시각', 'time', 'transaction time'],
  amount: [
    ...['입금액', '입금금액', '입금', '맡기신금액', '맡기신 금액', '맡기신돈', '받은금액', '받으신금액'],
    ...['deposit', 'deposits', 'deposit amount', 'credit', 'credit amount', 'amount received', 'paid in', 'money in'],
  ],
  // Money that came and money that went in one column.
  turnover: ['거래금액', '금액', 'amount', 'transaction amount'],
  kind: [
    ...[
      '거래구분',
      '입출금구분',
      '입출구분',
      '입출금',
      '입/출금',
      '구분',
      'type',
      'transaction type',
      'dr/cr',
      'cr/dr',
    ],
    ...['debit/credit', 'credit/debit'],
  ],
  name: [
    ...[
      '보낸분',
      '보낸분/받는분',
      '받는분/보낸분',
      '보낸 사람',
      '보내는분',
      '입금자명',
      '입금자',
      '입금인',
      '입금인명',
      '의뢰인',
    ],
    ...[
      '의뢰인명',
      '의뢰인/수취인',
      '송금인',
      '송금인명',
      '상대계좌예금주명',
      '상대예금주명',
      '상대방',
      '거래상대',
      '거래기록사항',
      '기재내용',
    ],
    ...['depositor', 'payer', 'payer name', 'sender', 'remitter', 'counterparty', 'received from', 'from', 'name'],
  ],
  words: ['적요', '거래적요', '거래내용', '내용', 'description', 'details', 'particulars', 'narrative', 'summary'],
  memo: ['메모', '통장메모', '송금메모', '비고', 'memo', 'note', 'notes', 'remark', 'remarks', 'reference'],
  balance: [
    ...['거래후잔액', '거래후 잔액', '거래 후 잔액', '잔액', '통장잔액', 'balance', 'running balance', 'balance after'],
    ...['closing balance', 'account balance'],
  ],
  account: ['계좌번호', '입금계좌', '입금계좌번호', 'account', 'account no', 'account no.', 'account number'],
};

/** As `mapHeads` of the imports takes them. */
export const statementColumns = columnNames.map((name) => ({ name, heads: known[name] }));
