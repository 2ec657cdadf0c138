import { expect, test } from 'vitest';
import { text } from '../../../fields/index.ts';
import { ApiError } from '../../../session/calls/error.ts';
import { ofDialog } from './refusals.ts';

const reject = { name: 'reject', fields: { reason: text(300, { required: true }) } };
const refusal = (...errors: { code: string; field?: string; grid?: string }[]) =>
  new ApiError(400, { code: errors[0]!.code, errors: errors.map((error) => ({ ...error, message: 'x' })) }, 'POST /x');

test("what stands at the dialog's own input stays in the dialog", () => {
  expect(ofDialog(refusal({ code: 'E_REQUIRED', field: 'reason' }), reject)).toHaveLength(1);
});

test('everything else is told by the screen', () => {
  expect(ofDialog(refusal({ code: 'E_STATE', field: 'stCd' }), reject)).toBeUndefined();
  expect(ofDialog(refusal({ code: 'E_REQUIRED', field: 'reason' }, { code: 'E_STATE' }), reject)).toBeUndefined();
  expect(ofDialog(refusal({ code: 'E_REQUIRED', field: 'reason', grid: 'item' }), reject)).toBeUndefined();
  expect(ofDialog(refusal({ code: 'E_CONFLICT', field: 'reason' }), reject)).toBeUndefined();
  expect(ofDialog(refusal({ code: 'E_REQUIRED', field: 'reason' }), { name: 'send' })).toBeUndefined();
  expect(ofDialog(new Error('lost'), reject)).toBeUndefined();
});
