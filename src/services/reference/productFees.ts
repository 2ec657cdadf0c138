/** How fees are called and told, in the record and in the price table of the store (2-portal 9 "terms page"). */
import { costOf, type Fee } from '../../record/cost.ts';
import type { ProductFee } from './products.ts';

interface FeeWords {
  readonly name: string;
  /** For what one unit stands. */
  readonly unit: string;
  readonly note: string;
}

export const feeWords: Readonly<Record<string, { readonly ko: FeeWords; readonly en: FeeWords }>> = {
  BASE: {
    ko: { name: '기본요금', unit: 'ID당, 월', note: '문자 30건, 팩스 20건 포함' },
    en: { name: 'Base fee', unit: 'per ID and month', note: '30 text messages and 20 faxes included' },
  },
  EXTRA: {
    ko: { name: '추가 사용자', unit: 'ID당, 월', note: '기본 사용자 6명을 넘는 사용자' },
    en: { name: 'Extra user', unit: 'per ID and month', note: 'Users beyond the 6 included' },
  },
  SETUP: {
    ko: { name: '도입비', unit: '1회', note: '처음 이용할 때' },
    en: { name: 'Setup', unit: 'once', note: 'When the service is first used' },
  },
  TRANS: {
    ko: { name: '전송료', unit: 'KB당', note: '세관에 보내는 XML 문서는 크기의 10%만 셉니다' },
    en: { name: 'Transfer', unit: 'per KB', note: 'XML sent to customs counts at a tenth of its size' },
  },
  CONV: {
    ko: { name: '데이터 전환', unit: '1회', note: '선택. 기존 거래처·선박·단가 이관' },
    en: { name: 'Data conversion', unit: 'once', note: 'Optional. Partners, vessels and prices you have' },
  },
  TRAIN: {
    ko: { name: '방문 교육', unit: '1회', note: '선택' },
    en: { name: 'Training on site', unit: 'per visit', note: 'Optional' },
  },
};

const figures = (won: number) => won.toLocaleString('en-US');
const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const words = {
  ko: {
    title: '요금은 쓰는 사람 수에 따라 정해집니다',
    text: '기본요금은 매달 사용자마다 한 번만 냅니다. 한 회사가 여러 서비스를 구독해도 겹쳐 청구되지 않습니다.',
    own: {
      EXTRA: '기본 인원을 넘는 추가 사용자 요금은 서비스마다 따로 냅니다.',
      SETUP: '도입비는 서비스마다 따로 냅니다.',
    },
    head: ['항목', '기준', '금액 (부가세 별도)', '비고'],
    won: (amount: number) => `${figures(amount)}원`,
    example: (users: number, sum: string, parts: string) =>
      `${users}명이 이 서비스만 쓰면 한 달에 ${sum}입니다: ${parts}.`,
    once: (fees: string) => `처음 한 번 내는 ${fees}은 따로입니다.`,
    use: '전송료는 쓴 만큼 더해집니다.',
    end: '해지는 원하는 날의 7일 전까지 신청해 주세요. 두 달 이상 요금을 내지 않으면 구독이 해지됩니다.',
  },
  en: {
    title: 'You pay for the people who use it',
    text: 'The base fee is charged once for each user, however many services your company subscribes to.',
    own: {
      EXTRA: 'Users beyond the number included are paid for in each service.',
      SETUP: 'Setup is paid for in each service.',
    },
    head: ['Fee', 'Unit', 'Amount (without VAT)', 'Note'],
    won: (amount: number) => `KRW ${figures(amount)}`,
    example: (users: number, sum: string, parts: string) =>
      `${users} people who use this service alone cost ${sum} a month: ${parts}.`,
    once: (fees: string) => `What is paid once comes beside it: ${fees}.`,
    use: 'Transfer is added by use.',
    end: 'Please give notice 7 days before the day you want to end. A subscription ends after two months without payment.',
  },
} as const;

/** Users of the example beyond those that a service counts on. */
const oneMore = 1;

/** What a company of one user more than the service counts on would pay, reckoned as the calculator of the form does. */
function example(fees: readonly ProductFee[], baseUserCnt: number, lang: 'ko' | 'en'): string {
  const { won, example: told, once, use } = words[lang];
  const userCnt = baseUserCnt + oneMore;
  const prices = { fees: fees.map((fee) => ({ ...fee, unitPrice: String(fee.unitPrice) }) as Fee), baseUserCnt };
  const { lines, monthly } = costOf({ ...prices, basePaid: false }, { userCnt, trainCnt: 0, convYn: false });
  const nameOf = (feeTpCd: string) => feeWords[feeTpCd]![lang].name;
  const of = (when: string) => lines.filter((line) => line.when === when);
  const parts = of('month').map(
    ({ feeTpCd, unitPrice, qty }) => `${nameOf(feeTpCd)} ${won(Number(unitPrice))} × ${qty}`,
  );
  const single = of('once').map(({ feeTpCd, amount }) => `${nameOf(feeTpCd)} ${won(Number(amount))}`);
  return [
    told(userCnt, won(Number(monthly)), parts.join(' + ')),
    ...(single.length ? [once(single.join(', '))] : []),
    ...(of('use').length ? [use] : []),
  ].join(' ');
}

/** The price table of a service as rich text, with an example. */
export function priceInfo(fees: readonly ProductFee[], baseUserCnt: number, lang: 'ko' | 'en'): string {
  const { title, text, own, head, won, end } = words[lang];
  const apart = fees.flatMap(({ feeTpCd }) => (feeTpCd === 'EXTRA' || feeTpCd === 'SETUP' ? [own[feeTpCd]] : []));
  const rows = fees.map(({ feeTpCd, unitPrice }) => {
    const { name, unit, note } = feeWords[feeTpCd]![lang];
    return row([`<strong>${name}</strong>`, unit, won(unitPrice), note], 'td');
  });
  return `<h2>${title}</h2><p>${[text, ...apart].join(' ')}</p><table><thead>${row(head, 'th')}</thead><tbody>${rows.join('')}</tbody></table><p>${example(fees, baseUserCnt, lang)}</p><blockquote>${end}</blockquote>`;
}
