import { afterEach, describe, expect, it } from 'vitest';
import { noteIssued, serverNow } from './clock.ts';

const seconds = () => Math.floor(Date.now() / 1000);
const ahead = () => Math.round((Date.now() - serverNow()) / 60_000);
afterEach(() => noteIssued({ iat: seconds(), exp: seconds() + 1800 }));

describe('serverNow', () => {
  it('is the machine clock while fresh tokens are good', () => {
    noteIssued({ exp: seconds() + 1800 });
    expect(ahead()).toBe(0);
  });
  it('allows for a clock that runs a day ahead', () => {
    noteIssued({ exp: seconds() + 1800 - 86_400 });
    expect(ahead()).toBe(24 * 60);
  });
  it('takes the moment of issue when the token tells it', () => {
    noteIssued({ iat: seconds() - 600, exp: seconds() + 1200 });
    expect(ahead()).toBe(10);
  });
});
