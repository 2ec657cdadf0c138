import { expect, test } from 'vitest';
import { movedState } from './conflict.ts';
import { resources } from '../../../../services/index.ts';

const quot = resources.find(({ prefix }) => prefix === 'rs4/quot')!;
const clnt = resources.find(({ prefix }) => prefix === 'rs4/clnt')!;
const t = (key: string, args?: Readonly<Record<string, unknown>>) => `${key} ${args?.['from']} ${args?.['to']}`;
const shown = (name: string, _grid: string | undefined, value: unknown) => `${name}:${value}`;

test('a state that moved meanwhile is named, one that stayed is not, and what has none says nothing', () => {
  const words = { resource: quot, shown, t };
  expect(movedState({ stCd: 'INQ' }, { stCd: 'DRAFT', title: 'x' }, words)).toBe('conflict.moved stCd:INQ stCd:DRAFT');
  expect(movedState({ stCd: 'INQ' }, { stCd: 'INQ', title: 'x' }, words)).toBeUndefined();
  expect(movedState({ stCd: 'A' }, { stCd: 'B' }, { ...words, resource: clnt })).toBeUndefined();
});
