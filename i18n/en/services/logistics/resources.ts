import type { Twin } from '../../../messages.ts';
import type { resources as ko } from '../../../ko/services/logistics/resources.ts';

export const resources = {
  '3pl/io': {
    name: 'In/out order |||| In/out orders',
    fields: { clntId: 'Goods owner', ioNo: 'In-out No', expDt: 'Expires' },
    grids: { item: 'Items', alloc: 'Allocations' },
    rows: {
      item: { qty: 'Actual qty', expDt: 'Expires' },
      alloc: { qty: 'Allocated', doneQty: 'Taken out', expDt: 'Expires' },
    },
    actions: {
      check: 'Check',
      allocate: 'Allocate',
      done: 'Complete',
      unallocate: 'Give back',
      reverse: 'Make a return',
      cancel: 'Cancel',
    },
    asks: {
      check:
        'Enter what really came: quantity, damage, lot, expiry and place. Stock does not change before the order is completed.',
      done: 'What comes in, less the damage, is put at its place, the damage apart. What goes out is taken from the allocated stock, the rest is free again. After this nothing can be changed.',
      unallocate: 'All allocated stock is given back, and the order is planned again.',
      reverse: 'A completed order is not changed. A return of the same items the other way is planned.',
      cancel: 'This order is cancelled. Allocated stock is given back.',
    },
    dones: {
      check: 'Checked: %{record}',
      allocate: 'Allocated: %{record}',
      done: 'Completed: %{record}',
      unallocate: 'Given back: %{record}',
      reverse: 'The return is planned',
      cancel: 'Cancelled: %{record}',
    },
    scan: {
      label: 'Barcode or item code',
      hint: 'Each scan adds a row, or 1 to its planned quantity.',
      put: 'Put in',
      added: 'Row %{row} is new: %{item}, 1.',
      grown: 'Row %{row}, %{item}: planned %{from} → %{to}',
      kept: '%{count} code was not put in |||| %{count} codes were not put in',
      unknown: 'No item has it.',
      other: 'The item is another owner’s.',
      several: 'Several items have this barcode. Enter the item code.',
      no_owner: 'Choose the goods owner first.',
      full: 'The planned quantity of row %{row} cannot grow any more.',
      failed: 'The server could not be asked. Check the connection.',
      look: 'Look again',
      remove: 'Remove',
      again: 'Look again: %{code}',
      drop: 'Remove: %{code}',
    },
    papers: { receipt: 'Goods receipt', picking: 'Picking list', statement: 'Delivery statement' },
    helps: { doneDtm: 'When the goods really moved. A time in the past counts in the ledger of that time.' },
  },
  '3pl/stock': {
    name: 'Stock',
    fields: {
      clntId: 'Goods owner',
      itemCdNm: 'Item code',
      expDt: 'Expires',
      shortCnt: 'Short by',
      goods: 'Item, lot or barcode',
      expIn: 'Days to expiry',
      safe: 'Below safety stock',
      at: 'Place (exact)',
      show: 'Show',
      qty: 'Quantity',
      dmgQty: 'Damaged (apart)',
    },
    grids: { ledger: 'Movements' },
    tabs: { all: 'All', ON: 'In stock', LOW: 'Below safety stock', SOON: 'Expire within 60 days' },
    actions: { adjust: 'Adjust', move: 'Move', count: 'Count' },
    reports: { book: 'Stock ledger', moves: 'Stock movements', onHand: 'Stock on hand' },
    asks: {
      adjust:
        'Enter what was found in addition as it is, what is missing with a minus. It stays among the movements; adjust the other way to undo it.',
      move: 'Moves goods to another place of the same warehouse. What is allocated stays.',
      count: 'Enter the quantities that were counted. Rows left empty count as not counted and stay as they are.',
    },
    dones: { adjust: 'Adjusted: %{record}', move: 'Moved: %{record}' },
    words: {
      count_look: 'Show differences',
      count_back: 'Enter again',
      count_book: 'Book the count',
      count_diff: 'Difference',
      count_differs:
        '%{count} row differs from the record. Once booked, what was counted is the stock. |||| %{count} rows differ from the record. Once booked, what was counted is the stock.',
      count_same: '%{count} row is the same and stays. |||| %{count} rows are the same and stay.',
      count_none:
        'The row that was counted is as on record. |||| All %{count} rows that were counted are as on record.',
      count_left: '%{count} row was not counted and stays. |||| %{count} rows were not counted and stay.',
      count_first: 'Enter what was counted in at least one row.',
    },
    helps: { moveDtm: 'When the goods really moved.' },
  },
} as const satisfies Twin<typeof ko>;
