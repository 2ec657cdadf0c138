// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Values } from '../../../core/field.ts';
import { ArrivedWeight } from './ArrivedWeight.tsx';

afterEach(cleanup);

const plan = { pkgCnt: 100, wgt: '500' };
const whole = { arrPkgCnt: 100, arrWgt: '500', sealOkYn: null, diffCd: 'NONE' };

/** The dialog as far as it concerns what stands beside its boxes. */
function Dialog({ opened }: { readonly opened: Values }) {
  const [input, setInput] = useState(opened);
  const enter = (name: string, value: unknown) => setInput((now) => ({ ...now, [name]: value }));
  return (
    <>
      <ArrivedWeight record={plan} facts={{}} input={input} onEnter={enter} onBar={() => undefined} />
      <button onClick={() => enter('arrPkgCnt', 90)}>90</button>
      <button onClick={() => enter('sealOkYn', 'N')}>broken</button>
      <output>{String(input.diffCd)}</output>
    </>
  );
}
const kind = () => screen.getByRole('status').textContent;

test('the kind of what differs follows what was counted and seen', () => {
  render(<Dialog opened={whole} />);
  expect(kind()).toBe('NONE');
  fireEvent.click(screen.getByText('broken'));
  expect(kind()).toBe('SEAL');
  fireEvent.click(screen.getByText('90'));
  expect(kind()).toBe('LESS');
});

test('a kind that somebody chose stays when the dialog opens again with what was typed', () => {
  render(<Dialog opened={{ ...whole, diffCd: 'DMG' }} />);
  expect(kind()).toBe('DMG');
  fireEvent.click(screen.getByText('90'));
  expect(kind()).toBe('DMG');
});

test('a kind that was reckoned goes on following when the dialog opens again', () => {
  render(<Dialog opened={{ ...whole, arrPkgCnt: 80, diffCd: 'LESS' }} />);
  fireEvent.click(screen.getByText('broken'));
  expect(kind()).toBe('LESS');
});
