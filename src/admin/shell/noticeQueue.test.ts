import { expect, test } from 'vitest';
import { stillToTell } from './noticeQueue.ts';

const [done, known, look, failed] = (['success', 'info', 'warning', 'error'] as const).map((type) => ({ type }));

test.each([
  [[done!, known!, done!], [done!]],
  [
    [look!, failed!, done!],
    [look!, failed!, done!],
  ],
  [[done!, failed!], [failed!]],
  [[], []],
])('of %j there is still to tell %j', (waiting, left) => expect(stillToTell(waiting)).toEqual(left));
