/** What stands at the right of a record, from under its head down to the foot. */
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { messageGrid } from '../../../../core/messages.ts';
import type { FormProblem } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import type { Sides } from './useSide.ts';
import './side.css';

const JournalPane = lazy(() => import('./JournalPane.tsx'));

interface Props {
  readonly side: NonNullable<Sides['side']>;
  readonly folding: Sides['folding'];
  /** The keyboard goes to the field or cell. */
  readonly onReach: (problem: FormProblem) => void;
}

export function RecordSide({ side, folding, onReach }: Props) {
  const t = useTranslate();
  const { resource, labels } = useRecordForm();
  if (side === messageGrid)
    return (
      <section className="hg-record__side hg-record__side--journal" aria-label={labels.grid(messageGrid)}>
        <Suspense fallback={null}>
          <JournalPane onReach={onReach} onFold={() => folding?.fold(true)} />
        </Suspense>
      </section>
    );
  const title = t(`resources.${resource.prefix}.tabs.${side.id}`);
  return (
    <section className="hg-record__side" aria-label={title}>
      <h2>{title}</h2>
      <Suspense fallback={null}>
        <side.View />
      </Suspense>
    </section>
  );
}
