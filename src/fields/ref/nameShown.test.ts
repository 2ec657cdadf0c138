import { expect, test } from 'vitest';
import { cargoNo, ref } from '../index.ts';
import { nameShown } from './useReference.ts';

const context = { lang: 'ko', codeName: (_group: string, key: string) => key } as const;

test('what a number of a shape of its own names is shown in that shape, any other name as it is', () => {
  const cargo = ref('bta/decl/cargo', { named: cargoNo() });
  expect(nameShown(cargo, '26DEMOC001I00360001', context)).toBe('26DEMOC001I-0036-0001');
  expect(nameShown(cargo, '', context)).toBe('');
  expect(nameShown(ref('rs4/clnt'), '26DEMOC001I00360001', context)).toBe('26DEMOC001I00360001');
});
