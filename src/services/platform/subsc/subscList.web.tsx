/** The list of subscriptions: of those in use with how they are paid and what is owed, of all with what became of them. */
import { lazy, Suspense } from 'react';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';

// Each by itself: a list carries nothing of the other.
const PayingNote = lazy(async () => ({ default: (await import('./PayingNote.tsx')).PayingNote }));
const WaitingNote = lazy(async () => ({ default: (await import('./WaitingNote.tsx')).WaitingNote }));
const OwedLine = lazy(async () => ({ default: (await import('../bill/owed/OwedLine.tsx')).OwedLine }));
const WholeLine = lazy(async () => ({ default: (await import('./WholeLine.tsx')).WholeLine }));
const SoonLine = lazy(async () => ({ default: (await import('./SoonNote.tsx')).SoonLine }));
const CourseTable = lazy(async () => ({ default: (await import('./CourseTable.tsx')).CourseTable }));

const ApproveChosen = lazy(() => import('./ApproveChosen.tsx'));

// Whatever is chosen is told one by one before it is approved.
const asks = { approve: ApproveChosen };

export default function SubscList(props: ListScreenProps) {
  const { name, view } = props.screen;
  return (
    <ListScreen {...props} asks={asks}>
      <Suspense fallback={null}>
        {view === 'use' && <WaitingNote />}
        {view === 'use' && <PayingNote screen={name} />}
        {view === 'use' && <SoonLine screen={name} />}
        {view === 'use' && <WholeLine screen={name} />}
        {view === 'use' && <OwedLine />}
        {view === 'hist' && <CourseTable screen={name} />}
      </Suspense>
    </ListScreen>
  );
}
