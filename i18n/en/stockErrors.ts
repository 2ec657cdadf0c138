import type { Twin } from '../messages.ts';
import type { stockErrors as ko } from '../ko/stockErrors.ts';

export const stockErrors = {
  stockShort: 'Only %{1} are left, and %{2} would go out. Check the quantity.',
  stockShortLater: 'At %{1} this would leave %{2} at some later moment. Check the time or the quantity.',
  stockNotFree: '%{1}: %{2} can be allocated, and %{3} are needed. Reduce the quantity, or receive more first.',
  stockOverPromise: '%{1} are allocated, so %{2} cannot go out. Check the quantity.',
  stockMonthShut: '%{0} is closed. Use another time, or reopen the month.',
  stockMonthNotOver: 'A month can be closed once it is over.',
  stockMonthClosed: 'Months up to %{0} are closed already. Choose a later one.',
  stockMonthNone: 'No month is closed.',
  stockTakenBack: 'This movement has been cancelled already.',
} as const satisfies Twin<typeof ko>;
