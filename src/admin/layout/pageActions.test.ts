import { expect, test } from 'vitest';
import { actionKind, mainAction } from './pageActions.ts';

test('save leads while it can be pressed, else edit, else new', () => {
  expect(mainAction({ new: {}, save: {} })).toBe('save');
  expect(mainAction({ new: {}, save: { disabledReason: 'x' } })).toBe('new');
  expect(mainAction({ new: {}, edit: {}, save: { disabledReason: 'x' } })).toBe('edit');
  expect(mainAction({ new: { disabledReason: 'x' }, save: { disabledReason: 'x' } })).toBeUndefined();
  expect(mainAction({ new: {}, save: {} }, 'new')).toBe('new');
});

test('one filled button, its neighbours outlined, the rest quiet', () => {
  expect((['new', 'edit', 'save', 'copy', 'delete', 'export'] as const).map((id) => actionKind(id, 'save'))).toEqual([
    'outline',
    'outline',
    'filled',
    'quiet',
    'quiet',
    'quiet',
  ]);
});
