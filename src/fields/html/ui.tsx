/** Rich text as its source, with a cleaned preview beside it. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { typeOf } from '../index.ts';
import { useTyped } from '../inputs/useTyped.ts';
import { Area } from '../longText/ui.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { CellProps, FieldUi, InputProps } from '../ui-contract.ts';

const CleanHtml = lazy(() => import('./CleanHtml.tsx'));

const asText = (value: unknown) => String(value ?? '');

function HtmlInput({ field: _field, value, onChange, onBlur, record: _record, disabled, ...shell }: InputProps) {
  const { t } = useFieldEnvironment();
  const [seen, setSeen] = useState(true);
  const text = useTyped({ value, onChange, onBlur, show: asText, edit: asText, read: asText });
  const html = asText(value);
  return (
    <FormField {...shell}>
      {(ids) => (
        <>
          <Area {...ids} {...text} code rows={4} disabled={disabled} />
          {html !== '' && (
            <Button size="s" kind="quiet" aria-expanded={seen} onClick={() => setSeen(!seen)}>
              {t('desk.form.preview')}
            </Button>
          )}
          {html !== '' && seen && (
            <Suspense fallback={null}>
              <CleanHtml html={html} />
            </Suspense>
          )}
        </>
      )}
    </FormField>
  );
}

/** In grids and lists the words without their marks. */
function HtmlCell({ field, value }: CellProps) {
  return <>{typeOf(field).format(value, field, useFieldEnvironment())}</>;
}

const HtmlRead = ({ value }: CellProps) => (
  <Suspense fallback={null}>
    <CleanHtml html={asText(value)} />
  </Suspense>
);

export const htmlUi: FieldUi = { Input: HtmlInput, Cell: HtmlCell, Read: HtmlRead };
