/** By how much a balance is adjusted: the sign says what the reason says, and what is allocated stays. Pure. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { damaged } from '../ledger.ts';

interface Adjusted {
  readonly qty?: unknown;
  readonly adjRsnCd?: unknown;
}
interface Lying {
  readonly onQty?: unknown;
  readonly allocQty?: unknown;
  readonly locCd?: unknown;
}

/** Reasons that go one way only; an entry error goes either. */
const ways: Readonly<Record<string, 1 | -1>> = { LOSS: -1, DMG: -1, EXP: -1, FOUND: 1 };

/** What broke goes from the good and comes to the damaged. */
const wayOf = ({ adjRsnCd }: Adjusted, { locCd }: Lying): 1 | -1 | undefined =>
  adjRsnCd === 'DMG' && locCd === damaged ? undefined : ways[String(adjRsnCd)];

const shown = (value: unknown): string => grouped(figure(value).toFixed());

export function adjustProblems(input: Adjusted, lying: Lying): Problem[] {
  const by = figure(input.qty);
  const at = { field: 'qty' } as const;
  if (by.eq(0)) return [{ ...at, code: 'E_RANGE', text: 'adjustNothing' }];
  const way = wayOf(input, lying);
  if (way !== undefined && by.s !== way)
    return [
      {
        ...{ ...at, code: 'E_RANGE', text: way < 0 ? 'adjustTakes' : 'adjustAdds' },
        args: [shown(by.times(-1))],
      },
    ];
  if (figure(lying.onQty).plus(by).gte(figure(lying.allocQty))) return [];
  const promised = figure(lying.allocQty).gt(0);
  return [
    {
      ...{ ...at, code: 'E_BAL', text: promised ? 'adjustShort' : 'adjustOver' },
      args: [shown(lying.onQty), shown(lying.allocQty)],
    },
  ];
}

/** What lay there before and after, for the sentence that tells of it; `left` is the balance as the adjusting left it. */
export const adjustWords = (left: Lying, { qty }: Adjusted): Record<'before' | 'after', string> => ({
  before: shown(figure(left.onQty).minus(figure(qty))),
  after: shown(left.onQty),
});
