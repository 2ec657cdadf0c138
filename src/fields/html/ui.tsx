/** Rich text, written as it will be seen. */
import { lazy, Suspense } from 'react';
import { FormField } from '../../ui/form/FormField.tsx';
import { LazyEditor } from '../../ui/richText/LazyEditor.tsx';
import { typeOf } from '../index.ts';
import type { HtmlField } from './index.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { CellProps, FieldUi, InputProps } from '../ui-contract.ts';

const RichText = lazy(async () => ({ default: (await import('../../ui/richText/RichText.tsx')).RichText }));

const roomOfText = 280;
const asText = (value: unknown) => String(value ?? '');

function HtmlInput({ field, value, onChange, onBlur, record: _record, disabled, autoFocus, ...shell }: InputProps) {
  const { lang, uploadImage, showImage } = useFieldEnvironment();
  return (
    <FormField {...shell}>
      {(ids) => (
        <LazyEditor
          id={ids.id}
          labelledBy={`${ids.id}-label`}
          describedBy={ids['aria-describedby']}
          required={ids['aria-required']}
          invalid={ids['aria-invalid']}
          lang={lang}
          value={asText(value)}
          onChange={(html) => onChange(html || null)}
          onBlur={onBlur}
          max={typeOf(field).limits(field).charMaxLength}
          height={(field as HtmlField).main ? roomOfText : undefined}
          maxHeight={480}
          upload={uploadImage}
          showImage={showImage}
          markup
          disabled={disabled}
          autoFocus={autoFocus}
        />
      )}
    </FormField>
  );
}

/** In grids and lists the words without their marks. */
function HtmlCell({ field, value }: CellProps) {
  return <>{typeOf(field).format(value, field, useFieldEnvironment())}</>;
}

/** In a record that is only read its headings stand below the page's title. */
function HtmlRead({ value }: CellProps) {
  const { showImage } = useFieldEnvironment();
  return (
    <Suspense fallback={null}>
      <RichText html={asText(value)} className="hg-html" showImage={showImage} />
    </Suspense>
  );
}

export const htmlUi: FieldUi = { Input: HtmlInput, Cell: HtmlCell, Read: HtmlRead };
