import { portalTexts } from '../session/address/title.ts';
import { useT } from '../ui/text.tsx';
import { usePortalBase } from './base.ts';

/** What the portal in hand calls itself: 항로, under /lmate 엘메이트. */
export function useBrand(): string {
  return useT()(portalTexts(`/${usePortalBase()}`).brand);
}
