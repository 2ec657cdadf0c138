import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormField } from '../form/FormField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

afterEach(cleanup);

const seal = (error?: string) => (
  <FormField label="봉인정상" group required error={error}>
    {({ id: _id, ...said }) => (
      <SegmentedControl
        {...said}
        label="봉인정상"
        options={[
          { value: 'Y', label: '정상' },
          { value: 'N', label: '이상' },
        ]}
        value={undefined}
        onChange={() => undefined}
      />
    )}
  </FormField>
);

test('a choice in a field says what is wrong with it: the group, and the button on which the focus stands', () => {
  const { rerender } = render(seal());
  const group = screen.getByRole('radiogroup', { name: '봉인정상' });
  expect(group.hasAttribute('aria-invalid')).toBe(false);
  expect(group.getAttribute('aria-required')).toBe('true');
  rerender(seal('봉인을 보고 선택하세요.'));
  expect(group.getAttribute('aria-invalid')).toBe('true');
  for (const at of [group, ...screen.getAllByRole('radio')])
    expect(document.getElementById(at.getAttribute('aria-describedby')!)?.textContent).toContain('봉인을 보고');
});
