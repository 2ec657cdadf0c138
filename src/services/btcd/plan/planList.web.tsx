/** Dispatch plans as a list; at the gates with the place where vehicles are scanned above it. */
import { lazy, Suspense } from 'react';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import type { Values } from '../../../core/field.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { OwnFirst } from './OwnFirst.tsx';
import { wayOf } from './whereTo.ts';

const GateDesk = lazy(async () => ({ default: (await import('../gate/GateDesk.tsx')).GateDesk }));

const nameOf = (plan: Values) => wayOf(plan) || undefined;

export default function PlanList(props: ListScreenProps) {
  const { screen, level } = props;
  const gate = screen.view !== undefined && level === 2;
  return (
    <ListScreen {...props} cardTitle={nameOf}>
      <OwnFirst />
      {gate && (
        <Suspense fallback={null}>
          <GateDesk screen={screen.name} arrival={screen.view === 'arrv'} />
        </Suspense>
      )}
    </ListScreen>
  );
}
