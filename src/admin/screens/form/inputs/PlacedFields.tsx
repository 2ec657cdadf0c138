/** Fields in the columns of a form. */
import type { ReactNode } from 'react';
import type { Field } from '../../../../core/field.ts';
import { cx } from '../../../../ui/cx.ts';
import { FormInput } from './FormInput.tsx';

export type Named = readonly [name: string, field: Field];

interface Props {
  readonly fields: readonly Named[];
  /** The field that the keyboard starts in. */
  readonly first?: string;
}

export const PlacedFields = ({ fields, first }: Props) =>
  placed(fields).map((place) => (
    <Spanned key={place[0]![0]} span={place[0]![1].span} pair={place.length > 1}>
      {place.map(([name, field]) => (
        <FormInput key={name} name={name} field={field} autoFocus={name === first} />
      ))}
    </Spanned>
  ));

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
