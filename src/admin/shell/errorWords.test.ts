import { expect, it } from 'vitest';
import { ApiError } from '../../session/calls/error.ts';
import type { WireProblem } from '../../session/calls/error.ts';
import { sessionConfig } from '../../session/config.ts';
import { errorWords } from './errorWords.ts';

const t = (key: string, values: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(values)].join(' ');
const refusal = (status: number, errors: readonly WireProblem[]) =>
  new ApiError(status, { message: 'broken', errors }, 'PATCH /api/rs4/quot/1');
const problem = (message: string) => ({ code: 'E_STATE', message });

it('says of a call without an answer which it was and whom to call', () => {
  expect(errorWords(refusal(0, []), t)).toEqual({
    headline: 'desk.error.network',
    details: ['desk.error.request PATCH /api/rs4/quot/1', `desk.error.contact ${sessionConfig.supportPhone}`],
  });
});

it('says of a call without a network that there is none, and nothing of servers', () =>
  expect(errorWords(refusal(0, []), t, undefined, false, false)).toEqual({
    headline: 'desk.error.offline',
    details: [],
  }));

it('lists every problem, or those that it is given', () => {
  const error = refusal(409, [problem('one'), problem('two')]);
  expect(errorWords(error, t)).toEqual({ details: ['one', 'two'] });
  expect(errorWords(error, t, [problem('two')])).toEqual({ headline: 'two', details: [] });
});

it('keeps path, status and message of a nameless failure from production', () => {
  expect(errorWords(refusal(500, []), t, undefined, false)).toEqual({
    headline: 'desk.error.general',
    details: ['PATCH /api/rs4/quot/1 · 500', 'broken'],
  });
  expect(errorWords(refusal(500, []), t, undefined, true)).toEqual({
    headline: 'desk.error.general',
    details: ['ApiError'],
  });
});
