/** Rich text, written as it will be seen. */
import { lazy, Suspense } from 'react';
import { typeOf } from '../index.ts';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { CellProps, FieldUi, InputProps } from '../ui-contract.ts';

const RichText = lazy(async () => ({ default: (await import('../../ui/richText/RichText.tsx')).RichText }));
const Written = lazy(async () => ({ default: (await import('./HtmlInput.tsx')).HtmlInput }));

const HtmlInput = (props: InputProps) => (
  <Suspense fallback={null}>
    <Written {...props} />
  </Suspense>
);

/** In grids and lists the words without their marks. */
function HtmlCell({ field, value }: CellProps) {
  return <>{typeOf(field).format(value, field, useFieldEnvironment())}</>;
}

/** In a record that is only read its headings stand below the page's title. */
function HtmlRead({ value }: CellProps) {
  const { showImage } = useFieldEnvironment();
  return (
    <Suspense fallback={null}>
      <RichText html={String(value ?? '')} className="hg-html" showImage={showImage} />
    </Suspense>
  );
}

export const htmlUi: FieldUi = { Input: HtmlInput, Cell: HtmlCell, Read: HtmlRead };
