import type { supply as ko } from '../../../ko/services/shipwork/supply.ts';
import type { Twin } from '../../../messages.ts';

export const supply = {} as const satisfies Twin<typeof ko>;
