// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('starts the application at its address and moves on by its own links, and Back', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/portal/terms');
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
  await import('./main.tsx');
  const heading = (name: string) => screen.findByRole('heading', { name, level: 1 }, { timeout: 15_000 });
  await heading('이용약관');
  fireEvent.click(screen.getAllByRole('link', { name: '연락처' })[0]!);
  await heading('연락처');
  expect(location.pathname).toBe('/portal/about/contact');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  await vi.waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/portal\/about\/contact$/),
  );
  history.back();
  await heading('이용약관');
  expect(location.pathname).toBe('/portal/terms');
}, 40_000);
