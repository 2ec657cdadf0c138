/** The fields of the header: those that matter at once, the others behind "more", the remark last. */
import { useStore } from 'react-admin';
import type { ReactNode } from 'react';
import { FormGrid, FormZone, MoreFields } from '../../../../ui/form/FormGrid.tsx';
import { headerFields } from '../../../../record/resource.ts';
import { fieldUis } from '../../../../fields/ui.ts';
import type { Resource } from '../../../../core/resource.ts';
import { FieldBoxes } from './FieldBoxes.tsx';
import type { NamedBox } from './FieldBoxes.tsx';
import { PlacedFields } from './PlacedFields.tsx';
import type { Named } from './PlacedFields.tsx';
import { useRecordForm } from '../recordForm.ts';

/** How many names the closed group tells. */
const hinted = 5;

export interface Groups {
  readonly main: readonly Named[];
  readonly boxes: readonly NamedBox[];
  readonly more: readonly Named[];
}

/** Fields of a resource in the order of their declaration, those of a box in its own; the remark ends the last group. */
export function fieldGroups(resource: Resource): Groups {
  const all = headerFields(resource);
  const boxes = Object.entries(resource.boxes ?? {}).map(([name, box]): NamedBox => ({
    name,
    box,
    fields: box.fields.map((field) => [field, all[field]!] as const),
  }));
  const boxed = new Set(boxes.flatMap(({ box }) => box.fields));
  const fields = Object.entries(all).filter(([name]) => !boxed.has(name));
  const remark = fields.filter(([name]) => name === 'remark');
  const rest = fields.filter(([name]) => name !== 'remark');
  const main = rest.filter(([, field]) => !field.more);
  const more = rest.filter(([, field]) => field.more);
  // Below boxes the remark closes the form, as it does below the fields behind "more".
  const last = more.length > 0 || boxes.length > 0;
  return last ? { main, boxes, more: [...more, ...remark] } : { main: [...main, ...remark], boxes, more };
}

interface Props {
  /** Beside the fields: totals, files. */
  readonly aside?: ReactNode;
  /** At the end of the line that opens the other fields. */
  readonly note?: ReactNode;
}

export function FieldGroups({ aside, note }: Props) {
  const { resource, situation, problems, labels, apart } = useRecordForm();
  const [kept, setOpen] = useStore<boolean>(`form:more:${resource.prefix}`, false);
  const starts = situation.mode === 'new' || situation.mode === 'copy';
  const groups = fieldGroups(resource);
  const seen = (fields: readonly Named[]) =>
    fields.filter(([name, field]) => (starts || !field.secret) && !apart.has(name));
  const [main, shown] = [seen(groups.main), seen(groups.more)];
  const boxes = groups.boxes
    .map((one) => ({ ...one, fields: seen(one.fields) }))
    .filter(({ fields }) => fields.length > 0);
  const wrong = problems.some((problem) => shown.some(([name]) => name === problem.at));
  const open = kept || wrong;
  const first = [...main, ...boxes.flatMap(({ fields }) => fields)].find(
    ([, field]) => !field.computed && fieldUis[field.type] !== undefined,
  )?.[0];
  return (
    <FormZone aside={aside} tall={boxes.length > 2}>
      {main.length > 0 && (
        <FormGrid>
          <PlacedFields fields={main} first={starts ? first : undefined} />
        </FormGrid>
      )}
      <FieldBoxes boxes={boxes} first={starts ? first : undefined} />
      {shown.length > 0 && open && (
        <FormGrid className="hg-form--more">
          <PlacedFields fields={shown} />
        </FormGrid>
      )}
      {(shown.length > 0 || note) && (
        <div className="hg-moreline">
          {shown.length > 0 && (
            <MoreFields
              open={open}
              count={shown.length}
              hint={shown
                .slice(0, hinted)
                .map(([name]) => labels.field(name))
                .join(', ')}
              onToggle={() => setOpen(!open)}
            />
          )}
          {note && <span className="hg-moreline__note">{note}</span>}
        </div>
      )}
    </FormZone>
  );
}
