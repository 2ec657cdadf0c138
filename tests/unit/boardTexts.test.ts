/** What the first notices say of the terms is what the terms say. */
import { expect, test } from 'vitest';
import { notices } from '../../src/services/demo/boards/notices.ts';
import { document } from '../../src/portal/legal/content/policy.ko.ts';
import { policyFigures } from '../../src/portal/legal/content/policy.figures.ts';
import { compareVersions } from '../../src/portal/legal/versions.ts';

test('the notice of changed terms names the articles that changed, their day and their figures', () => {
  const { boardDesc } = notices.find(({ title }) => title === '클라우드 서비스 이용약관 개정 안내')!;
  const [now, then] = document().versions as [never, never];
  const changed = compareVersions(now, then)
    .map(({ newer, older }) => (newer ?? older)!)
    .filter(({ id }) => id !== 'addendum');
  const rows = [...String(boardDesc).matchAll(/<tr><td>([^<]*)<\/td>/g)].map(([, name]) => name);
  expect(rows).toEqual(changed.map(({ title }) => title));
  const { effective, earlier, incidentHours, closingDays } = policyFigures;
  const [year, month, day] = effective.split('-').map(Number);
  for (const said of [
    `${year}년 ${month}월 ${day}일부터`,
    `compare=${earlier.effective}`,
    `${earlier.incidentHours}시간에서 ${incidentHours}시간`,
    `${closingDays}일 전`,
  ])
    expect(boardDesc).toContain(said);
});
