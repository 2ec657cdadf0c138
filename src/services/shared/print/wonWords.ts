/** Amounts in words, as Korean papers write them: 17,062,099 → 일천칠백육만이천구십구. */
const digits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const places = ['', '십', '백', '천'];
const groups = ['', '만', '억', '조', '경'];

/** Up to twenty digits; zero is 영, below zero 마이너스 stands before. */
export function wonWords(amount: string): string {
  const whole = amount.replace(/^-/, '').replace(/\..*$/, '').replace(/^0+/, '');
  if (whole === '') return '영';
  const parts: string[] = [];
  for (let end = whole.length, group = 0; end > 0; end -= 4, group += 1) {
    const four = [...whole.slice(Math.max(0, end - 4), end)];
    const words = four
      .map((digit, at) => (digit === '0' ? '' : digits[Number(digit)]! + places[four.length - 1 - at]!))
      .join('');
    if (words) parts.unshift(words + groups[group]!);
  }
  return (amount.startsWith('-') ? '마이너스 ' : '') + parts.join('');
}
