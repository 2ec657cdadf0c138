/** The second step: what each column of the file is. Found by the server, remembered, changed by hand. */
import { useId } from 'react';
import { cellText } from '../../core/cells.ts';
import type { ReadFile } from '../../core/files/importing.ts';
import { SelectBox } from '../../ui/form/SelectBox.tsx';
import { SegmentedControl } from '../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../ui/text.tsx';
import { ImportProblem } from './ImportProblem.tsx';
import { isFilled, letterOf } from './model.ts';
import type { Importing } from './useImport.ts';

const sampleRows = 3;

export function MapStep({ importing, records }: { readonly importing: Importing; readonly records: boolean }) {
  const t = useT();
  const { mapping, update, setUpdate, error } = importing;
  const file = importing.file!;
  const keys = file.columns.filter(({ key, name }) => key && mapping.includes(name)).map(({ label }) => label);
  return (
    <div className="him-map">
      <div className="him-map__top">
        <p>{t('imports.map_lead')}</p>
        {file.sheets.length > 1 && <SheetChoice importing={importing} file={file} />}
        {records && keys.length > 0 && (
          <div className="him-map__keys">
            <span>{t('imports.keys', { names: keys.join(', ') })}</span>
            <SegmentedControl
              label={t('imports.keys', { names: keys.join(', ') })}
              options={[
                { value: 'update', label: t('imports.update') },
                { value: 'skip', label: t('imports.skip') },
              ]}
              value={update ? 'update' : 'skip'}
              onChange={(value) => setUpdate(value === 'update')}
            />
          </div>
        )}
      </div>
      <ImportProblem error={error} />
      <ImportNotes importing={importing} file={file} records={records} />
      <table className="him-cols">
        <thead>
          <tr>
            <th scope="col">{t('imports.file_column')}</th>
            <th scope="col">{t('imports.sample')}</th>
            <th scope="col">{t('imports.item')}</th>
          </tr>
        </thead>
        <tbody>
          {file.heads.map(
            (head, at) =>
              isFilled(file.rows, at) && (
                <Column key={letterOf(at)} importing={importing} file={file} head={head} at={at} />
              ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function SheetChoice({ importing, file }: { readonly importing: Importing; readonly file: ReadFile }) {
  const t = useT();
  const id = useId();
  return (
    <div className="him-map__keys">
      <label htmlFor={id}>{t('imports.sheet')}</label>
      <SelectBox
        id={id}
        value={file.sheet}
        disabled={importing.busy !== undefined}
        onChange={(event) => importing.readSheet(Number(event.target.value))}
      >
        {file.sheets.map((name, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

/** What is required and not there, and what will be left out. */
function ImportNotes({
  importing: { mapping },
  file,
  records,
}: {
  readonly importing: Importing;
  readonly file: ReadFile;
  readonly records: boolean;
}) {
  const t = useT();
  const inFile = mapping.slice(0, file.heads.length);
  const lacking = file.columns
    .filter(({ required, name }) => required && !inFile.includes(name))
    .map(({ label }) => label);
  const left = mapping.filter((name, i) => name === null && isFilled(file.rows, i)).length;
  const blank = file.heads.filter((_, i) => !isFilled(file.rows, i)).length;
  return (
    <div role="status" className="him-told">
      {lacking.length > 0 && (
        <p className="him-warn">
          {t(records ? 'imports.lacking' : 'imports.lacking_line', { names: lacking.join(', ') })}
        </p>
      )}
      {left > 0 && <p>{t('imports.left_out', { count: left })}</p>}
      {blank > 0 && <p>{t('imports.blank_columns', { count: blank })}</p>}
    </div>
  );
}

interface ColumnProps {
  readonly importing: Importing;
  readonly file: ReadFile;
  readonly head: string;
  readonly at: number;
}

function Column({ importing: { mapping, map }, file, head, at }: ColumnProps) {
  const t = useT();
  const words = head || t('imports.untitled', { letter: letterOf(at) });
  const samples = file.rows.flatMap(({ cells }) => cellText(cells[at] ?? null) || []).slice(0, sampleRows);
  return (
    <tr className={mapping[at] === null ? 'him-off' : undefined}>
      <th scope="row">{words}</th>
      <td className="him-sample">{samples.join(' · ')}</td>
      <td>
        <SelectBox
          aria-label={t('imports.item_of', { head: words })}
          value={mapping[at] ?? ''}
          onChange={(event) => map(at, event.target.value || null)}
        >
          <option value="">{t('imports.none')}</option>
          {file.columns.map(({ name, label, required }) => (
            <option key={name} value={name}>
              {required ? `${label} *` : label}
            </option>
          ))}
        </SelectBox>
      </td>
    </tr>
  );
}
