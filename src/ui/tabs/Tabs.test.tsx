import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TabPanel, Tabs } from './Tabs.tsx';

afterEach(cleanup);

function Three() {
  const [value, setValue] = useState('a');
  return (
    <>
      <Tabs
        idBase="t"
        label="상세"
        value={value}
        onChange={setValue}
        tabs={[
          { id: 'a', label: '품목', count: 3, errors: 1 },
          { id: 'b', label: '결재' },
          { id: 'c', label: '이력' },
        ]}
      />
      <TabPanel idBase="t" id={value}>
        {value}
      </TabPanel>
    </>
  );
}

test('arrows, Home and End choose and take the keyboard along, round the ends', async () => {
  const user = userEvent.setup();
  render(<Three />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(chosen().textContent).toBe('결재');
  expect(document.activeElement).toBe(chosen());
  await user.keyboard('{End}{ArrowRight}');
  expect(chosen().textContent).toContain('품목');
  await user.keyboard('{ArrowLeft}');
  expect(chosen().textContent).toBe('이력');
  await user.keyboard('{Home}');
  expect(chosen().textContent).toContain('품목');
});

test('one tab stop, and the panel belongs to its tab', () => {
  render(<Three />);
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  const panel = screen.getByRole('tabpanel');
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
  expect(panel.getAttribute('aria-labelledby')).toBe(screen.getByRole('tab', { selected: true }).id);
});
