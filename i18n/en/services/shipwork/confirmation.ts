import type { confirmation as ko } from '../../../ko/services/shipwork/confirmation.ts';
import type { Twin } from '../../../messages.ts';

export const confirmation = {} as const satisfies Twin<typeof ko>;
