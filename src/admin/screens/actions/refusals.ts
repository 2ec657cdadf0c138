/** Which refusals a dialog shows at its own inputs. */
import type { ActionButton } from '../../../core/resource.ts';
import { actionFields } from '../../../record/actions.ts';
import { ApiError } from '../../../session/calls/error.ts';
import type { WireProblem } from '../../../session/calls/error.ts';

/** Refusals that all belong to inputs of the action's own dialog. */
export function ofDialog(error: unknown, action: ActionButton): readonly WireProblem[] | undefined {
  if (!(error instanceof ApiError) || !action.fields || error.code === 'E_CONFLICT') return undefined;
  const here = error.problems.filter(
    ({ field, grid }) => field !== undefined && (grid ?? field) in actionFields(action),
  );
  return here.length > 0 && here.length === error.problems.length ? here : undefined;
}

/** The line was cut, or the server could not: the same may go the next time. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
