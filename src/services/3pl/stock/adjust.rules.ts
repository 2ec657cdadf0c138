/** By how much a balance is adjusted, or differs from its count: the sign says what the reason says, and what is allocated stays. Pure. */
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

/** The way that the reason goes, where that is not the way of the change. */
function otherWay(reason: Adjusted, lying: Lying, by: ReturnType<typeof figure>): 1 | -1 | undefined {
  const way = wayOf(reason, lying);
  return way !== undefined && !by.eq(0) && by.s !== way ? way : undefined;
}

const shown = (value: unknown): string => grouped(figure(value).toFixed());

export function adjustProblems(input: Adjusted, lying: Lying): Problem[] {
  const by = figure(input.qty);
  const at = { field: 'qty' } as const;
  if (by.eq(0)) return [{ ...at, code: 'E_RANGE', text: 'adjustNothing' }];
  const way = otherWay(input, lying, by);
  if (way !== undefined)
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

/** What was seen of a balance, and what was counted. */
export interface Counted {
  readonly stockId?: unknown;
  readonly seenQty?: unknown;
  readonly countQty?: unknown;
}

/** Does why stock differs say that there is more where less was counted, or the other way round? */
export function countedOtherWay(reason: Adjusted, lying: Lying, { seenQty, countQty }: Counted): Problem | undefined {
  const way = otherWay(reason, lying, figure(countQty).minus(figure(seenQty)));
  return way === undefined
    ? undefined
    : {
        ...{ code: 'E_RANGE', field: 'adjRsnCd', text: way < 0 ? 'countTakes' : 'countAdds' },
        args: [shown(seenQty), shown(countQty)],
      };
}

/** Each balance of a count is booked by itself: what is said is said of its own row. */
export function countProblems(
  { rows = [], ...reason }: Adjusted & { readonly rows?: readonly Counted[] },
  lying: Lying & { readonly id?: unknown },
): Problem[] {
  const mine = rows.filter(({ stockId }) => stockId === lying.id);
  return mine.flatMap((counted) => countedOtherWay(reason, lying, counted) ?? []);
}

/** What lay there before and after, for the sentence that tells of it; `left` is the balance as the adjusting left it. */
export const adjustWords = (left: Lying, { qty }: Adjusted): Record<'before' | 'after', string> => ({
  before: shown(figure(left.onQty).minus(figure(qty))),
  after: shown(left.onQty),
});
