/** Boxes of fields told in a few lines, for whoever wants the room for the rows: what is filled in, by its names. */
import { useTranslate } from 'react-admin';
import { isEmpty } from '../../../../fields/parsed.ts';
import { useRecordForm } from '../recordForm.ts';
import { useShown } from '../useShown.ts';
import type { NamedBox } from './boxColumns.ts';
import './boxSummary.css';

export function BoxSummary({ boxes }: { readonly boxes: readonly NamedBox[] }) {
  const t = useTranslate();
  const { resource, labels, values } = useRecordForm();
  const shown = useShown();
  const told = boxes
    .filter(({ box }) => !box.folded)
    .map(({ name, fields }) => ({ name, fields: fields.filter(([field]) => !isEmpty(values[field])) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <div className="hg-boxsum">
      {told.map(({ name, fields }) => (
        <section key={name} aria-label={t(`resources.${resource.prefix}.boxes.${name}`, { _: name })}>
          <dl>
            {fields.map(([field]) => (
              <div key={field}>
                <dt>{labels.field(field)}</dt>
                <dd>{shown(field, undefined, values[field], values)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
