/** The third step: what would become of each row, corrected in its place. */
import { useMemo, useState } from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SegmentedControl } from '../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../ui/text.tsx';
import { CheckCards } from './CheckCards.tsx';
import { CheckGrid } from './CheckGrid.tsx';
import { FileLine } from './FileLine.tsx';
import { ImportProblem } from './ImportProblem.tsx';
import { lookOf, shownPlaces } from './model.ts';
import type { WorkRow } from './model.ts';
import type { Importing } from './useImport.ts';
import { useSpeaking } from './useSpeaking.ts';

type Show = 'all' | 'error' | 'note' | 'skip';

interface Props {
  readonly importing: Importing;
  readonly title: string;
  readonly onProblems: () => void;
}

export function CheckStep({ importing, title, onProblems }: Props) {
  const t = useT();
  const context = useFieldEnvironment();
  const [show, setShow] = useState<Show>('all');
  const { columns, mapping, correct, error, busy, stopped } = importing;
  const file = importing.file!;
  const rows = importing.rows!;
  const counts = countLooks(rows);
  const speaking = useSpeaking(importing);
  // A row that was corrected stays in sight until the next look at another group.
  const shown = useMemo(
    () => (show === 'all' ? rows : rows.filter((row) => lookOf(row) === show || row.corrected)),
    [rows, show],
  );
  const places = useMemo(() => shownPlaces(rows, mapping, columns), [rows, mapping, columns]);
  const shared = { rows: shown, mapping, speaking, label: title, onCorrect: correct };
  return (
    <div className="him-check">
      <div className="him-check__top">
        <FileLine file={file} saved={false} />
        <SegmentedControl<Show>
          label={t('imports.show')}
          options={(['all', 'error', 'note', 'skip'] as const).map((value) => ({
            value,
            label: t(`imports.shows.${value}`, { count: value === 'all' ? rows.length : counts[value] }),
          }))}
          value={show}
          onChange={setShow}
        />
      </div>
      <dl className="him-tiles">
        {(['create', 'update', 'skip', 'note', 'error'] as const).map((name) => (
          <div key={name} className={counts[name] > 0 ? `him-tile--${name}` : undefined}>
            <dt>{t(`imports.counts.${name}`)}</dt>
            <dd>{counts[name].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <ImportProblem error={stopped > 0 ? new Error(t('imports.stopped', { count: stopped })) : error} />
      {context.phone ? (
        <CheckCards {...shared} />
      ) : (
        <CheckGrid {...shared} places={places} busy={busy?.what === 'checking'} />
      )}
      <div className="him-foot">
        <span>
          <InfoIcon aria-hidden="true" />
          {t('imports.edit_hint')}
        </span>
        {counts.error > 0 && (
          <Button kind="quiet" size="s" icon={<DownloadIcon />} onClick={onProblems}>
            {t('imports.problems')}
          </Button>
        )}
      </div>
    </div>
  );
}

function countLooks(rows: readonly WorkRow[]) {
  const counts = { create: 0, update: 0, skip: 0, note: 0, error: 0 };
  for (const row of rows) {
    const look = lookOf(row);
    if (look === 'note' || look === 'error' || look === 'skip') counts[look] += 1;
    const act = row.verdict?.act;
    if (act === 'create' || act === 'update') counts[act] += 1;
  }
  return counts;
}
