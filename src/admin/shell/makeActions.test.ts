import { expect, test } from 'vitest';
import { withRecent } from './recents.ts';
import type { FieldEnvironment } from '../../fields/ui-contract.ts';
import { resources } from '../../services/index.ts';
import type { Screen } from '../routes.ts';
import { makingsOf, wishesIn } from './makeActions.ts';

const screens = ['견적', '공사', '작업지시'];
const wishes = (query: string) => wishesIn(query, screens, (name) => name).map(({ screen, of }) => [screen, of]);

test.each([
  ['한빛누리 견적 만들기', [['견적', '한빛누리']]],
  ['한빛누리 견적', [['견적', '한빛누리']]],
  ['견적 한빛 누리', [['견적', '한빛 누리']]],
  ['ㅎㅂㄴㄹ ㄱㅈ', [['견적', 'ㅎㅂㄴㄹ']]],
  ['견적 만들기', [['견적', '']]],
  ['견적', [['견적', '']]],
  ['새 견적', [['견적', '']]],
  ['새견적', [['견적', '']]],
  ['한빛누리 새 견적', [['견적', '한빛누리']]],
  ['새누리 견적', [['견적', '새누리']]],
  ['작업 신규', [['작업지시', '']]],
  ['견적 만', [['견적', '']]],
  ['견적 만들', [['견적', '']]],
  ['한빛누리 견적 만들', [['견적', '한빛누리']]],
  // A part of a name alone is searched for, not made.
  ['작업', []],
  ['한빛누리', []],
  ['만들기', []],
])('%s', (query, meant) => expect(wishes(query)).toEqual(meant));

test('who names documents of a vessel and says nothing of making may mean those that are there', async () => {
  const find = (query: string) => wishesIn(query, screens, (name) => name).map(({ open }) => open);
  expect([find('한빛누리 견적'), find('한빛누리 견적 만들기'), find('한빛누리 새 견적')]).toEqual([
    [true],
    [false],
    [false],
  ]);
  const resource = resources.find(({ prefix }) => prefix === 'rs4/quot')!;
  const lookup = (prefix: string) => Promise.resolve(prefix === 'rs4/ship' ? [{ id: 3, value: '한빛누리' }] : []);
  const environment = { lookup, nameOf: ({ value }: { value: string }) => value } as unknown as FieldEnvironment;
  const makings = (open: boolean) =>
    makingsOf(
      { screen: { name: 'rs4/quot', resource } as Screen, of: '한빛누리', open },
      environment,
      new AbortController().signal,
      undefined,
    );
  expect(await makings(true)).toMatchObject([
    { of: '한빛누리', href: '/rs4/quot/create?shipId=3', find: '/rs4/quot?shipId=3' },
  ]);
  expect((await makings(false))[0]).not.toHaveProperty('find');
});

test('what was looked at last comes first, each once, and few are kept', () => {
  const seen = (id: number) => ({ screen: 'rs4/quot', id, title: `${id}` });
  const kept = [1, 2, 1, 3].reduce((all, id) => withRecent(all, seen(id)), [] as ReturnType<typeof withRecent>);
  expect(kept.map(({ id }) => id)).toEqual([3, 1, 2]);
  const many = Array.from({ length: 20 }, (_, id) => seen(id)).reduce(withRecent, [] as ReturnType<typeof withRecent>);
  expect(many).toHaveLength(8);
});
