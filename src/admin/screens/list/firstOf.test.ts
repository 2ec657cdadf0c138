import { describe, expect, it } from 'vitest';
import { firstOfField, firstOfText, withFirstOf } from './firstOf.ts';

describe('vessel search', () => {
  const firstOf = ['callSign', 'imoNo', 'shipNm'];
  it.each([
    ['3101257', 'imoNo'],
    ['D7ZX', 'callSign'],
    ['9vzx7', 'callSign'],
    ['한빛누리', 'shipNm'],
    ['HANBIT', 'shipNm'],
    ['NO.7 DEMO', 'shipNm'],
    ['310125', 'shipNm'],
    ['제7데모호', 'shipNm'],
  ])('%s goes to %s', (text, field) => expect(firstOfField(text, firstOf)).toBe(field));
  it('keeps one field filled and leaves other conditions alone', () => {
    const first = withFirstOf({ natCd: 'KR' }, firstOf, 'D7ZX');
    expect(first).toEqual({ natCd: 'KR', callSign: 'D7ZX' });
    expect(withFirstOf(first, firstOf, ' 한빛 ')).toEqual({ natCd: 'KR', shipNm: '한빛' });
    expect(withFirstOf(first, firstOf, '')).toEqual({ natCd: 'KR' });
    expect(firstOfText(first, firstOf)).toBe('D7ZX');
  });
});
