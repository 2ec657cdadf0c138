import { expect, test } from 'vitest';
import { eventsOf } from './events.ts';

test.each([
  ['event: stir\ndata:\n\n', ['stir'], ''],
  [':\n\nevent: stir\ndata:\n\nevent: st', ['stir'], 'event: st'],
  ['event: a\r\ndata: 1\r\n\r\ndata: without a name\r\n\r\n', ['a'], ''],
  ['', [], ''],
])('%j', (text, names, rest) => {
  expect(eventsOf(text)).toEqual({ names, rest });
});

test('a stream cut anywhere gives the same events', () => {
  const whole = 'event: stir\ndata:\n\n:\n\nevent: stir\ndata:\n\n';
  for (let at = 0; at <= whole.length; at += 1) {
    const first = eventsOf(whole.slice(0, at));
    const second = eventsOf(first.rest + whole.slice(at));
    expect([...first.names, ...second.names]).toEqual(['stir', 'stir']);
  }
});
