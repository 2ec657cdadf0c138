/** The fields of the header: those that matter at once, the others behind "more", the remark last. */
import { useStore } from 'react-admin';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { FormGrid, FormZone, MoreFields } from '../../../../ui/form/FormGrid.tsx';
import type { Field } from '../../../../core/field.ts';
import { headerFields } from '../../../../record/resource.ts';
import { fieldUis } from '../../../../fields/ui.ts';
import type { Resource } from '../../../../core/resource.ts';
import { FormInput } from './FormInput.tsx';
import { useRecordForm } from '../recordForm.ts';

type Named = readonly [name: string, field: Field];

/** How many names the closed group tells. */
const hinted = 5;

export interface Groups {
  readonly main: readonly Named[];
  readonly more: readonly Named[];
}

/** Fields of a resource in the order of their declaration; the remark ends the last group. */
export function fieldGroups(resource: Resource): Groups {
  const fields = Object.entries(headerFields(resource));
  const remark = fields.filter(([name]) => name === 'remark');
  const rest = fields.filter(([name]) => name !== 'remark');
  const main = rest.filter(([, field]) => !field.more);
  const more = rest.filter(([, field]) => field.more);
  return more.length > 0 ? { main, more: [...more, ...remark] } : { main: [...main, ...remark], more };
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
  const wrong = problems.some((problem) => shown.some(([name]) => name === problem.at));
  const open = kept || wrong;
  const first = main.find(([, field]) => !field.computed && fieldUis[field.type] !== undefined)?.[0];
  return (
    <FormZone aside={aside}>
      <FormGrid>
        {placed(main).map((place) => (
          <Spanned key={place[0]![0]} span={place[0]![1].span} pair={place.length > 1}>
            {place.map(([name, field]) => (
              <FormInput key={name} name={name} field={field} autoFocus={starts && name === first} />
            ))}
          </Spanned>
        ))}
      </FormGrid>
      {shown.length > 0 && open && (
        <FormGrid className="hg-form--more">
          {shown.map(([name, field]) => (
            <Spanned key={name} span={field.span}>
              <FormInput name={name} field={field} />
            </Spanned>
          ))}
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

/** Fields by the places they take: two neighbours that are half wide share one. */
function placed(fields: readonly Named[]): readonly (readonly Named[])[] {
  const places: Named[][] = [];
  for (const field of fields) {
    const last = places.at(-1);
    if (field[1].half && last?.length === 1 && last[0]![1].half) last.push(field);
    else places.push([field]);
  }
  return places;
}

interface SpannedProps {
  readonly span?: 1 | 2 | 3 | 4;
  readonly pair?: boolean;
  readonly children: ReactNode;
}

const Spanned = ({ span = 1, pair, children }: SpannedProps) => (
  <div className={cx(span === 4 ? 'hg-span-full' : span === 1 ? 'hg-span-1' : `hg-span-${span}`, pair && 'hg-pair')}>
    {children}
  </div>
);
