/** What is written and read of a rich text in a form: fetched with the first form that has one. */
import { FormField } from '../../ui/form/FormField.tsx';
import { LazyEditor } from '../../ui/richText/LazyEditor.tsx';
import { typeOf } from '../index.ts';
import type { HtmlField } from './index.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { InputProps } from '../ui-contract.ts';

const roomOfText = 280;
const asText = (value: unknown) => String(value ?? '');

export function HtmlInput({
  field,
  value,
  onChange,
  onBlur,
  record: _record,
  disabled,
  autoFocus,
  ...shell
}: InputProps) {
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
