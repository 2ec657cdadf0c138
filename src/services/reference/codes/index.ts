import { commonCodes } from './common.ts';
import { platformCodes } from './platform.ts';
import { billingCodes } from './billing.ts';
import { shipRepairCodes } from './shipRepair.ts';
import { inspectionCodes } from './inspection.ts';
import { groupwareCodes } from './groupware.ts';
import { shipSupplyCodes } from './shipSupply.ts';
import { customsCodes } from './customs.ts';
import { tradeCodes } from './trade.ts';
import { bondedCodes } from './bonded.ts';
import { logisticsCodes } from './logistics.ts';
import type { CodeGroup } from './group.ts';

export type { Code, CodeGroup } from './group.ts';

/** All common-code groups of the system company (40-codes 4.1). */
export const codeGroups: readonly CodeGroup[] = [
  ...commonCodes,
  ...platformCodes,
  ...billingCodes,
  ...shipRepairCodes,
  ...inspectionCodes,
  ...groupwareCodes,
  ...shipSupplyCodes,
  ...customsCodes,
  ...tradeCodes,
  ...bondedCodes,
  ...logisticsCodes,
];
