/** Few screens ask for a password: its input comes with the first of them. */
import { lazy, Suspense } from 'react';
import type { FieldUi, InputProps } from '../ui-contract.ts';

const Lazy = lazy(() => import('./PasswordInput.tsx'));

const PasswordInput = (props: InputProps) => (
  <Suspense>
    <Lazy {...props} />
  </Suspense>
);

export const passwordUi: FieldUi = { Input: PasswordInput };
