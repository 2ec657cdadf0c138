import { expect, test, vi } from 'vitest';
import { eitherKeyboard } from './eitherKeyboard.ts';

const finds = (...names: readonly string[]) =>
  vi.fn(async (query: string) => [
    {
      id: 'menus',
      title: '메뉴',
      items: names.filter((name) => name === query).map((title) => ({ id: title, title })),
    },
  ]);
const { signal } = new AbortController();
const found = async (search: ReturnType<typeof finds>, query: string) =>
  (await eitherKeyboard(search)(query, signal)).flatMap(({ items }) => items.map(({ title }) => title));

test('what was typed is found first, and then nothing else is asked for', async () => {
  const search = finds('ruswjr', '견적');
  expect(await found(search, 'ruswjr')).toEqual(['ruswjr']);
  expect(search).toHaveBeenCalledTimes(1);
});
test('what finds nothing is looked for as it would read on the other keyboard', async () => {
  expect(await found(finds('견적'), 'ruswjr')).toEqual(['견적']);
  expect(await found(finds('견적'), 'rusWjr')).toEqual(['견적']);
  expect(await found(finds('vessel'), 'ㅍㄷㄴㄴ디')).toEqual(['vessel']);
});
test('words of their own language are asked for once', async () => {
  const search = finds('견적');
  expect(await found(search, 'vessel')).toEqual([]);
  expect(search).toHaveBeenCalledTimes(1);
});
test('an older search that was ended asks no more', async () => {
  const search = finds('견적');
  const end = new AbortController();
  end.abort();
  await eitherKeyboard(search)('ruswjr', end.signal);
  expect(search).toHaveBeenCalledTimes(1);
});
