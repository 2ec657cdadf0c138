/** What a post has by its board, and what of it is anybody's to change. */
import { describe, expect, it } from 'vitest';
import type { RecordOf } from '../../../core/record.ts';
import type { boardFields } from './board.fields.ts';
import { boardRules, faqBoard, noticeBoard } from './board.rules.ts';

type Post = RecordOf<typeof boardFields>;
const post = (values: Partial<Post>) => values as Post;
const absent = (values: Partial<Post>) => boardRules.absent!(post(values));

describe('a post', () => {
  it('that is a notice has its kind, no category and no state of a question', () => {
    expect(absent({ boardCd: noticeBoard })).toEqual(['boardSubCd', 'askStCd']);
    expect(boardRules.requiredWhen!(post({ boardCd: noticeBoard }))).toEqual([]);
  });
  it('of questions and answers has a category, and pops up nowhere', () => {
    expect(absent({ boardCd: faqBoard })).toEqual(['noticeTpCd', 'popupYn', 'askStCd']);
    expect(boardRules.requiredWhen!(post({ boardCd: faqBoard }))).toEqual(['boardSubCd']);
  });
  it('that somebody asked shows whether it is answered, in words that nobody changes', () => {
    expect(absent({ boardCd: faqBoard, askStCd: 'WAIT' })).not.toContain('askStCd');
    expect(boardRules.locked!(post({ askStCd: 'WAIT' }))).toEqual(['boardCd', 'title', 'boardDesc']);
    expect(boardRules.locked!(post({ askStCd: null }))).toEqual([]);
  });
  it('of terms stands for a week at least', () => {
    const terms = (postToDt: string) =>
      boardRules.check!(post({ boardCd: noticeBoard, noticeTpCd: 'TERMS', postFromDt: '2026-11-20', postToDt }));
    expect(terms('2026-11-26')).toEqual([{ code: 'E_RANGE', field: 'postToDt', text: 'termsTooShort', args: [7] }]);
    expect(terms('2026-11-27')).toEqual([]);
    expect(terms('2026-11-19')).toMatchObject([{ text: 'postToBeforeFrom' }]);
  });
});
