import type { Twin } from '../../../messages.ts';
import type { errors as ko } from '../../../ko/services/logistics/errors.ts';

export const errors = {
  outOverPromise: '%{1} are allocated, so %{2} cannot go out. Check the quantity.',
  ioKind:
    'This type does not belong here: receipts, returns and transfers come in; deliveries, samples, disposals, transfers and returns go out.',
  ioGoesOut: 'This order goes out. Allocate it, then complete it.',
  ioComesIn: 'This order comes in. Check it, then complete it.',
  moreBroken: 'More is damaged than came.',
  itemOfOther: 'The item is not this owner’s. Check the owner of the item, or choose another one.',
  returnedBefore: 'The return %{0} exists already. Cancel it before making another.',
  restBefore: 'The order %{0} sends the rest already. Cancel it before making another.',
  nothingStayed: 'All of it went; nothing is left to send.',
  nothingGoes: 'Nothing goes out. If nothing does, cancel the order or take back its allocation instead.',
  nothingPicked:
    'Nothing was picked. Pick first, or enter what goes out. If nothing does, cancel the order or take back its allocation instead.',
  picksLeft:
    '%{1} of %{0} lines were not picked. If it is done as it stands, what was not picked stays and is available again.',
  receiverOpen:
    'No delivery place is entered. Completed like this, the delivery statement names the goods owner as receiver. Enter the place before with ‘Enter truck and address’.',
  nothingToReturn: 'Nothing came or went, so there is nothing to return.',
  stockPlace: 'A place is written with letters, digits and . _ -, for example A-01-2.',
  adjustNothing: 'Enter by how much. Use a minus to take away.',
  adjustTakes: 'This reason takes from the stock. Enter it with a minus, as %{1}, or choose another reason.',
  adjustAdds: 'What is found adds to the stock. Enter it without a minus, as %{1}, or choose another reason.',
  adjustShort: 'Of %{1} on hand the %{2} that are allocated must stay. Check the quantity.',
  adjustOver: '%{1} are on hand. No more than that can be taken away.',
  samePlace: 'The goods are there already. Enter another place.',
  countMissing: 'No count was entered.',
  countMoved:
    'The stock moved from %{1} to %{0} while it was counted. The %{2} that were entered are not booked. Count again.',
  countShort: 'Counted are %{2}, fewer than the %{3} that are allocated. Give the allocation back or count again.',
  countTakes:
    'This reason is for stock that grows less. More were counted (%{2}) than the %{1} on record. Choose another reason or count again.',
  countAdds:
    'Found is for stock that grows. Fewer were counted (%{2}) than the %{1} on record. Choose another reason or count again.',
  countNoneFits: 'This reason does not go with what was counted. Choose another one.',
  countSomeFit:
    'This reason does not go with %{2} of the rows, which stay as they are: %{1}. Book the others, then these with another reason.',
  expiredTyped: 'This day is today or past. Check the expiry date.',
  expiredComes: 'Goods come in that expire today or have expired: %{0}. Check the dates.',
  expiredGoes: 'Stock goes out that expires today or has expired: %{0}. If it is thrown away, order it as a disposal.',
  placeOpen: 'Rows without a place: %{0}. Left like this, they are received without one.',
  placeNone: 'Rows that are received without a place: %{0}. Afterwards ‘Move’ of the stock can put them at one.',
  receiptOfOut: 'Goods that go out have no receipt.',
  outPaperOfIn: 'Goods that come in have no picking list and no delivery statement.',
  pickingAbsent: 'It can be printed while goods are allocated: the allocation settles what is taken from where.',
  receiptAbsent: 'It can be printed once the receipt is completed.',
  statementAbsent: 'It can be printed once the goods have gone out.',
  moveShort: '%{1} can be moved.',
} as const satisfies Twin<typeof ko>;
