import type { errors as ko } from '../../../ko/services/shipwork/errors.ts';
import type { Twin } from '../../../messages.ts';

export const errors = {} as const satisfies Twin<typeof ko>;
