import type { warehouseErrors as ko } from '../../../ko/services/bonded/warehouseErrors.ts';
import type { Twin } from '../../../messages.ts';

/** Why something of the bonded warehouse cannot be done, and what to do. */
export const warehouseErrors = {
  bondedIoKind: 'Types 10 to 40 come in, types 50 to 90 go out. Choose another type.',
  bondedAreaNotOurs: 'Your company does not run this bonded area. Check its code.',
  bondedNoGround: 'There is no ground for taking the goods out.',
  bondedLastPart: 'The last part takes all packages and all weight that are left. Check both.',
  bondedNotNewest: 'The goods have moved since. Cancel the newest report first.',
} as const satisfies Twin<typeof ko>;
