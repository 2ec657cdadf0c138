import { expect, test } from 'vitest';
import { onceEach } from './recentOnce.ts';

test('a record seen through several screens is recent once, as it was seen last', () => {
  const at = (screen: string, id: number) => ({ screen, id, title: `${screen} ${id}` });
  const recents = [at('gw/reject', 7), at('gw/draft', 7), at('rs4/quot', 7), at('gw/done', 8), at('gone', 7)];
  const prefixOf = (screen: string) => (screen === 'gone' ? undefined : screen.startsWith('gw/') ? 'gw' : screen);
  expect(onceEach(recents, prefixOf).map(({ title }) => title)).toEqual([
    ...['gw/reject 7', 'rs4/quot 7', 'gw/done 8', 'gone 7'],
  ]);
});
