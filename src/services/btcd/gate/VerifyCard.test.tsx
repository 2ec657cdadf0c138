// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FieldEnvironmentContext } from '../../../fields/ui-contract.ts';
import { environment } from '../../../inputs/harness.tsx';
import type { Gate } from './useGate.web.ts';
import { VerifyCard } from './VerifyCard.tsx';

afterEach(cleanup);

const plan = { id: 1, planNo: 'PL-1', stCd: 'SUBM', vhclNo: '12가3456', declNo: 'D-1', sealNo: 'S-1' };
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const scan = (at: number, value: string) => {
  const input = boxes()[at]!;
  fireEvent.change(input, { target: { value } });
  fireEvent.keyDown(input, { key: 'Enter' });
};

function gateOf(step: Gate['step']): Gate {
  const still = () => undefined;
  return { plan, told: undefined, busy: false, question: null, step, hush: still, next: still } as unknown as Gate;
}
const show = (step: Gate['step']) =>
  render(
    <FieldEnvironmentContext value={environment()}>
      <VerifyCard gate={gateOf(step)} />
    </FieldEnvironmentContext>,
  );

test('what is read anew stays alone while its answer is on the way', async () => {
  const answers: ((fields: readonly string[]) => void)[] = [];
  show(() => new Promise((answer) => answers.push(answer)));
  scan(0, '99나9999');
  scan(1, 'D-1');
  scan(2, 'S-1');
  answers[0]!(['vhclNo']);
  await vi.waitFor(() => expect(boxes()).toHaveLength(1));
  scan(0, '12가3456');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(boxes()).toHaveLength(1);
});

test('begun anew, each value leads on to the next one again', () => {
  const step = vi.fn<Gate['step']>(() => new Promise(() => undefined));
  show(step);
  scan(0, '12가3456');
  scan(1, 'D-1');
  fireEvent.click(screen.getByText('resources.btcd/plan.gate.anew'));
  scan(0, '12가3456');
  expect(document.activeElement).toBe(boxes()[1]);
  expect(boxes().every((input) => input.getAttribute('aria-invalid') !== 'true')).toBe(true);
});
