/** When a tax invoice may be issued; its button and its call go by the same. */
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { taxInvFields } from './taxInv.fields.ts';

export const issueBarred = ({ item }: StoredOf<typeof taxInvFields>): Problem | undefined =>
  item.length ? undefined : { code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'taxInvNeedsRow' };
