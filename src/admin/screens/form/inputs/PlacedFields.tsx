/** Fields in the columns of a form. */
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { useRecordForm } from '../recordForm.ts';
import { FormInput } from './FormInput.tsx';
import { placed } from './places.ts';
import type { Named } from './places.ts';

interface Props {
  readonly fields: readonly Named[];
  /** The field that the keyboard starts in. */
  readonly first?: string;
}

export function PlacedFields({ fields, first }: Props) {
  const { beside } = useRecordForm();
  return placed(fields).map((place) => {
    const Beside = beside?.[place.at(-1)![0]];
    return (
      <Fragment key={place[0]![0]}>
        <Spanned span={place[0]![1].span} pair={place.length > 1}>
          {place.length > 1 && <PairLabel names={place.map(([name]) => name)} />}
          {place.map(([name, field]) => (
            <FormInput key={name} name={name} field={field} autoFocus={name === first} />
          ))}
        </Spanned>
        {Beside && (
          <Spanned>
            <Beside />
          </Spanned>
        )}
      </Fragment>
    );
  });
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

/** Where labels stand beside their fields, the two of a pair are one; each input keeps its own for whoever hears it. */
function PairLabel({ names }: { readonly names: readonly string[] }) {
  const { labels } = useRecordForm();
  return (
    <span className="hg-pair__label" aria-hidden="true">
      {names.map((name) => labels.field(name)).join(' / ')}
    </span>
  );
}
