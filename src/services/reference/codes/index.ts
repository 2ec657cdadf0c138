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

const groups = [
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

/** All common-code groups of the system company (40-codes 4.1). */
export const codeGroups: readonly CodeGroup[] = groups;

type Group = (typeof groups)[number];
/** Keys of a group: `CodeKey<'QUOT_ST'>` is `'INQ' | 'DRAFT' | …`. */
export type CodeKey<G extends Group['grpCd']> = Extract<Group, { readonly grpCd: G }>['codes'][number]['key'];
