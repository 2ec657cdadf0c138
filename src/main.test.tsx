// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

/** The page's own, which nothing ends in a browser: here it would go on drawing when its window is gone. */
const roots: Root[] = [];
vi.mock('react-dom/client', async (original) => {
  const real = await original<typeof import('react-dom/client')>();
  return {
    ...real,
    createRoot: (...given: Parameters<typeof real.createRoot>) => {
      const root = real.createRoot(...given);
      roots.push(root);
      return root;
    },
  };
});
afterEach(async () => {
  expect(roots).toHaveLength(1);
  roots.forEach((root) => root.unmount());
  // What was under way has its turn before the window goes.
  await new Promise((done) => setTimeout(done, 100));
});

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
