/** The fields of the header: those that matter at once, the others behind "more", the remark last. */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { FormGrid, FormZone, MoreFields } from '../../../../ui/form/FormGrid.tsx';
import { DownGlyph, UpGlyph } from '../../../../ui/icon/glyphs.tsx';
import { fieldUis } from '../../../../fields/ui.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { boxColumns, waits } from './boxColumns.ts';
import { fieldGroups, sheetOf } from './groups.ts';
import { FieldBoxes } from './FieldBoxes.tsx';
import { PlacedFields } from './PlacedFields.tsx';
import type { Named } from './places.ts';
import { headerLock } from '../locks.ts';
import { useRecordForm } from '../recordForm.ts';

const BoxSummary = lazy(async () => ({ default: (await import('./BoxSummary.tsx')).BoxSummary }));

/** How many names the closed group tells. */
const hinted = 5;

interface Props {
  /** Beside the fields: totals, files. */
  readonly aside?: ReactNode;
  /** At the end of the line that opens the other fields. */
  readonly note?: ReactNode;
  /** Below the fields, within their width. */
  readonly under?: ReactNode;
  /** The boxes begin as one sheet. */
  readonly dense?: boolean;
}

export function FieldGroups({ aside, note, under, dense = false }: Props) {
  const t = useTranslate();
  const { phone } = useFieldEnvironment();
  const { resource, situation, problems, labels, apart, values } = useRecordForm();
  const [kept, setOpen] = useStore<boolean>(`form:more:${resource.prefix}`, false);
  const [told, tell] = useStore<boolean>(`form:told:${resource.prefix}`, dense);
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const closed = situation.mode === 'read' || headerLock(situation) !== undefined;
  const groups = fieldGroups(resource);
  const seen = (fields: readonly Named[]) =>
    fields.filter(([name, field]) => (starts || !field.secret) && !apart.has(name));
  const [main, shown] = [seen(groups.main), seen(groups.more)];
  // What the system has not filled in, and nobody can, takes no line of a box.
  const tells = ([name, field]: Named) => !(closed && field.computed && isEmpty(values[name]));
  const boxed = boxColumns(groups.boxes).map((column) =>
    column.map((one) => ({ ...one, fields: seen(one.fields).filter(tells) })),
  );
  const tucked = boxed.flatMap((column) => column.flatMap((one) => one.fields.filter((field) => waits(one, field))));
  const behind = [...tucked, ...shown];
  const wrong = problems.some((problem) => behind.some(([name]) => name === problem.at));
  const open = kept || wrong;
  const columns = boxed
    .map((column) =>
      column
        .map((one) => (open ? one : { ...one, fields: one.fields.filter((field) => !waits(one, field)) }))
        .filter(({ fields }) => fields.length > 0),
    )
    .filter((column) => column.length > 0);
  const inBoxes = columns.flat();
  const sheet = dense ? sheetOf(resource, [{ fields: main }, ...inBoxes.filter(({ box }) => !box.folded)], values) : [];
  const isOn = (fields: readonly Named[], at: string) => fields.some(([name]) => name === at);
  const faulty = problems.some(({ at }) => inBoxes.some(({ fields }) => isOn(fields, at)) && !isOn(sheet, at));
  // Who fills in a new record, or has to mend a field, needs the fields themselves.
  const foldable = groups.boxes.length > 2 && !starts && !phone && !faulty;
  const folded = foldable && told;
  const first = [...main, ...columns.flatMap((column) => column.flatMap(({ fields }) => fields))].find(
    ([, field]) => !field.computed && fieldUis[field.type] !== undefined,
  )?.[0];
  return (
    <FormZone aside={aside} tall={groups.boxes.length > 2}>
      {folded && dense && (
        <FormGrid className="hg-form--dense">
          <PlacedFields fields={sheet} />
        </FormGrid>
      )}
      {main.length > 0 && !(folded && dense) && (
        <FormGrid>
          <PlacedFields fields={main} first={starts ? first : undefined} />
        </FormGrid>
      )}
      {folded && !dense && (
        <Suspense>
          <BoxSummary boxes={inBoxes} />
        </Suspense>
      )}
      {!folded && <FieldBoxes columns={columns} first={starts ? first : undefined} />}
      {shown.length > 0 && open && (
        <FormGrid className="hg-form--more">
          <PlacedFields fields={shown} />
        </FormGrid>
      )}
      {(behind.length > 0 || foldable || note) && (
        <div className="hg-moreline">
          {behind.length > 0 && (!folded || dense) && (
            <MoreFields
              open={open}
              count={behind.length}
              hint={behind
                .slice(0, hinted)
                .map(([name]) => labels.field(name))
                .join(', ')}
              onToggle={() => setOpen(!open)}
            />
          )}
          {foldable && (
            <button type="button" className="hg-more" aria-expanded={!folded} onClick={() => tell(!folded)}>
              {folded ? <DownGlyph /> : <UpGlyph />}
              {t(folded ? 'desk.form.as_fields' : 'desk.form.as_summary')}
            </button>
          )}
          {note && <span className="hg-moreline__note">{note}</span>}
        </div>
      )}
      {under}
    </FormZone>
  );
}
