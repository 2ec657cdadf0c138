import type { warehouseErrors as ko } from '../../../ko/services/bonded/warehouseErrors.ts';
import type { Twin } from '../../../messages.ts';

/** Why something of the bonded warehouse cannot be done, and what to do. */
export const warehouseErrors = {
  bondedIoKind: 'Types 10 to 40 come in, types 50 to 90 go out. Choose another type.',
  bondedAreaNotOurs: 'Your company does not run this bonded area. Check its code.',
  bondedNoGround: 'There is no ground for taking the goods out.',
  bondedGround50:
    'No import declaration of this cargo is released yet. The report can be sent once one is, or once its number stands in Basis No.',
  bondedGround54: 'No loading permit of this cargo is granted yet. The report can be sent once one is.',
  bondedGround60: 'No bonded-transport declaration of this cargo is released yet. The report can be sent once one is.',
  bondedShortWeight: 'Only %{1} kg are left, and %{2} kg would go out. Check the weight.',
  bondedLastPart:
    'The whole or the last part takes all %{1} packages and %{2} kg that are left. Check both, or make it a part.',
  bondedPartWeight:
    'This would leave %{1} packages and %{2} kg. Packages and weight stay together or go together. Check the weight.',
  bondedNoCargo: 'No cargo of this number lies here. Check the number.',
  bondedAmendNothing: 'Packages and weight are as they were. Enter what is to become other.',
  bondedAccidentKind: 'Choose the kind of accident to enter its packages or weight.',
  bondedAccidentCount: 'Enter the packages or the weight that the accident struck.',
  bondedNoticeEarly: 'Notice can be given from %{0} on, 30 days before the storage limit.',
  bondedNothingLeft: 'All of this cargo has left. Choose another one in the stock ledger.',
  bondedNotNewest: 'The goods have moved since. Cancel the newest report first.',
} as const satisfies Twin<typeof ko>;
