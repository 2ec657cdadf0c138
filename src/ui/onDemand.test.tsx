// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { onDemand } from './onDemand.tsx';

const Word = ({ word }: { readonly word: string }) => <p>{word}</p>;

test('what was fetched before is drawn at once', async () => {
  const Part = onDemand(async () => Word);
  Part.fetch();
  await Promise.resolve();
  await Promise.resolve();
  render(<Part word="here" />);
  expect(screen.getByText('here')).toBeTruthy();
});

test('what was not is drawn when it has come', async () => {
  const Part = onDemand(async () => Word);
  render(<Part word="later" />);
  expect(screen.queryByText('later')).toBeNull();
  expect(await screen.findByText('later')).toBeTruthy();
});

test('what failed ahead of time is asked for again, what fails when it is needed is thrown', async () => {
  let asked = 0;
  const Part = onDemand(async () => {
    asked++;
    if (asked < 2) throw new Error('lost');
    return Word;
  });
  await act(async () => Part.fetch());
  render(<Part word="again" />);
  expect(await screen.findByText('again')).toBeTruthy();

  const Broken = onDemand<{ readonly word: string }>(() => Promise.reject(new Error('gone')));
  const caught: unknown[] = [];
  class Around extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: unknown) {
      caught.push(error);
    }
    override render() {
      return this.state.failed ? null : this.props.children;
    }
  }
  await act(async () => {
    render(
      <Around>
        <Broken word="x" />
      </Around>,
    );
  });
  expect(String(caught[0])).toContain('gone');
});
