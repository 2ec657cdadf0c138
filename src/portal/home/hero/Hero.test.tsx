/** The banner: three slides in turn, pause and play, pager, rest for those who ask for it (2-portal 2 and 9). */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../../../tests/support/portal.tsx';
import { BaseContext } from '../../base.ts';
import type { PortalBase } from '../../base.ts';
import { PageTexts } from '../../texts.tsx';
import { Hero } from './Hero.tsx';

const texts = ['home'] as const;

async function show(base: PortalBase = 'portal') {
  await showPage(
    <BaseContext value={base}>
      <PageTexts sections={texts}>
        <Hero />
      </PageTexts>
    </BaseContext>,
  );
  await screen.findByRole('button', { name: /자동 넘김/ });
  vi.useFakeTimers();
}

const wantRest = (rest: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: rest && query.includes('reduced-motion') }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heading = () => document.querySelector('.pt-slide.is-shown h2')?.textContent?.replace('\n', ' ');
const current = () => document.querySelector('.pt-turns__no[aria-current]')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('each slide stays five seconds; after the third comes the first', async () => {
  await show();
  // The time that had begun before the clock was held.
  fireEvent.click(screen.getByRole('button', { name: '02, 3개 중 2번째' }));
  fireEvent.click(screen.getByRole('button', { name: '01, 3개 중 1번째' }));
  expect([current(), heading()]).toEqual(['01', '배 한 척의 수리, 견적부터 청구까지 한 흐름으로']);
  pass(4999);
  expect(current()).toBe('01');
  pass(1);
  expect([current(), heading()]).toEqual(['02', '필요한 서비스만 골라 하나의 계정으로']);
  pass(5000);
  expect(current()).toBe('03');
  pass(5000);
  expect(current()).toBe('01');
});

test('it stops and goes on by its button; a chosen slide stays its five seconds', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: '자동 넘김 멈춤' }));
  pass(20_000);
  expect(current()).toBe('01');
  fireEvent.click(screen.getByRole('button', { name: '03, 3개 중 3번째' }));
  pass(20_000);
  expect(current()).toBe('03');
  fireEvent.click(screen.getByRole('button', { name: '자동 넘김 시작' }));
  pass(3000);
  fireEvent.click(screen.getByRole('button', { name: '02, 3개 중 2번째' }));
  pass(4999);
  expect(current()).toBe('02');
  pass(1);
  expect(current()).toBe('03');
});

test('it stands still for people who ask for less motion, until they start it', async () => {
  wantRest(true);
  await show();
  pass(20_000);
  expect(current()).toBe('01');
  fireEvent.click(screen.getByRole('button', { name: '자동 넘김 시작' }));
  pass(5000);
  expect(current()).toBe('02');
});

test('only the slide on screen is read; the ways out lead to the section and to the page', async () => {
  await show();
  const groups = [...document.querySelectorAll('.pt-slide')];
  expect(groups.map((group) => group.classList.contains('is-shown'))).toEqual([true, false, false]);
  expect(screen.getAllByRole('link', { name: '데모 신청' })[0]!.getAttribute('href')).toBe('#s10');
});

test('the portal of forwarders begins with the harbour', async () => {
  await show('lmate');
  expect(heading()).toBe('필요한 서비스만 골라 하나의 계정으로');
});
