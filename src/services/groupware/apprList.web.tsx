/** The boxes of approval: the derived list, and on a phone cards that can be approved where they lie. */
import { lazy, Suspense } from 'react';
import ListScreen from '../../admin/screens/list/ListScreen.tsx';
import type { ListScreenProps } from '../../admin/screens/contract.ts';
import { usePhone } from '../../ui/useMedia.ts';

const PhoneBox = lazy(() => import('./appr/PhoneBox.tsx'));
const InsteadOfMany = lazy(async () => ({ default: (await import('./appr/InsteadOfMany.tsx')).InsteadOfMany }));

const answered = { approve: InsteadOfMany };

export default function ApprList(props: ListScreenProps) {
  return usePhone() ? (
    <Suspense fallback={null}>
      <PhoneBox {...props} />
    </Suspense>
  ) : (
    <ListScreen {...props} answered={answered} />
  );
}
