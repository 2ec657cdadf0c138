/** Dispatch plans as a list; at the gates with the place where vehicles are scanned above it. */
import { lazy, Suspense } from 'react';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { OwnFirst } from './OwnFirst.tsx';
import { whereTo } from './whereTo.ts';

const GateDesk = lazy(async () => ({ default: (await import('../gate/GateDesk.tsx')).GateDesk }));

export default function PlanList(props: ListScreenProps) {
  const { screen, level } = props;
  const gate = screen.view !== undefined && level === 2;
  return (
    <ListScreen {...props} cardTitle={whereTo}>
      <OwnFirst />
      {gate && (
        <Suspense fallback={null}>
          <GateDesk screen={screen.name} arrival={screen.view === 'arrv'} />
        </Suspense>
      )}
    </ListScreen>
  );
}
