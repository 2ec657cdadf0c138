import { expect, it } from 'vitest';
import { expDecl } from '../../../../services/shipwork/expDecl/expDecl.ts';
import { unsaid } from './unsaid.ts';

const { msg, model } = expDecl.fields;

it('messages that say nothing leave out their words, and no other column', () =>
  expect(
    unsaid(msg, [
      { msgTpCd: 'SEND', msgTxt: null },
      { msgTpCd: 'REPLY', resultCd: 'ACCEPT' },
    ]),
  ).toEqual(['msgTxt']));
it('as soon as one says something they stand there; so do those that somebody types', () => {
  expect(unsaid(msg, [{ msgTxt: null }, { msgTxt: '이상 없음' }])).toEqual([]);
  expect(unsaid(msg, [])).toEqual([]);
  expect(unsaid(model, [{ modelNm: null }])).toEqual([]);
});
