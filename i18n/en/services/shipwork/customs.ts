import type { customs as ko } from '../../../ko/services/shipwork/customs.ts';
import type { Twin } from '../../../messages.ts';

export const customs = {} as const satisfies Twin<typeof ko>;
