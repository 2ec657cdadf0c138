import { expect, test } from 'vitest';
import { groupware as en } from '../../../i18n/en/services/groupware/index.ts';
import { groupware as ko } from '../../../i18n/ko/services/groupware/index.ts';
import { bell as enBell } from '../../../i18n/en/bell.ts';
import { bell as koBell } from '../../../i18n/ko/bell.ts';
import { desk as enDesk } from '../../../i18n/en/desk.ts';
import { desk as koDesk } from '../../../i18n/ko/desk.ts';
import type { Notice } from '../../core/notice.ts';
import { translator } from '../../ui/translator.ts';
import { noticeWords } from './noticeText.ts';

const texts = { ko: { bell: koBell, desk: koDesk, ...ko }, en: { bell: enBell, desk: enDesk, ...en } };

type Told = readonly [lang: 'ko' | 'en', prefix: string, kind: Notice['kind'], facts: Notice['facts']];
const told = (...of: Told): string => words(...of).title;

function words(...[lang, prefix, kind, facts]: Told) {
  const spoken = translator(texts[lang]);
  const t: typeof spoken = (key, args) => {
    const said = spoken(key, args);
    return said === key && typeof args?._ === 'string' ? args._ : said;
  };
  const names = { SENT: ['발송', 'Sent'] } as const;
  const codeName = (_group: string, key: string) => names[key as 'SENT']?.[lang === 'ko' ? 0 : 1] ?? key;
  const fieldName = () => (lang === 'ko' ? '유효기한' : 'Valid until');
  const notice = { id: 1, kind, prefix, facts: { name: 'x', ...facts } } as unknown as Notice;
  return noticeWords(notice, { t, lang, codeName, fieldName, what: lang === 'ko' ? '견적' : 'Quotation' });
}

test('what became of an approval is said as a colleague would', () => {
  const facts = { group: 'APPR_ST', from: 'PROG', to: 'DONE' };
  expect(told('ko', 'groupware/appr', 'state', facts)).toBe('결재가 승인되었습니다');
  expect(told('en', 'groupware/appr', 'state', { ...facts, to: 'REJECT' })).toBe('Your document was rejected');
});
test('whoever is asked to agree is not told to approve', () => {
  expect(told('ko', 'groupware/appr', 'turn', { to: 'AGREE' })).toBe('합의할 차례입니다');
  expect(told('en', 'groupware/appr', 'turn', { to: 'AGREE' })).toBe('Your turn to agree');
  expect(told('ko', 'groupware/appr', 'turn', {})).toBe('결재할 차례입니다');
});
test('of another record the state it has come to', () => {
  const facts = { group: 'QUOT_ST', from: 'CONF', to: 'SENT' };
  expect(told('ko', 'rs4/quot', 'state', facts)).toBe('견적이 발송 상태로 바뀌었습니다');
  expect(told('en', 'rs4/quot', 'state', facts)).toBe('Quotation is now: Sent');
});
test('days are those of the language', () => {
  const facts = { field: 'validDt', day: '2026-11-24', before: 3 };
  expect(told('ko', 'rs4/quot', 'due', facts)).toBe('견적 유효기한: 2026-11-24');
  expect(told('en', 'rs4/quot', 'due', facts)).toBe('Quotation, Valid until: 11-24-2026');
});
test('what a record is about, what it comes to and whose step it was stand in one line', () => {
  const facts = { to: 'QUOT', about: '갑판부 소모품 · 누리글로리', by: '참데모선용품(주)' };
  const more = (lang: 'ko' | 'en', amount: Notice['facts']) =>
    words(lang, 'shipwork/order', 'turn', { ...facts, ...amount }).more;
  expect(more('ko', { won: '2,518,000' })).toBe('갑판부 소모품 · 누리글로리 · 2,518,000원 · 참데모선용품(주)');
  expect(more('en', { won: '2,518,000' })).toContain(' · 2,518,000 won · ');
  expect(more('ko', { sum: 'USD 1,234.50' })).toContain(' · USD 1,234.50 · ');
});
