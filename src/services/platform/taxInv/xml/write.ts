/** A tax invoice as XML, in the form that canonicalisation leaves as it is. Pure. */
import { withoutControls } from '../../../../core/text/xmlText.ts';
import { namespace, taxInvoice, type Element, type TaxDocument } from './schema.ts';

type Tree = { readonly [name: string]: unknown };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const escaped = (text: string): string => withoutControls(text).replace(/[&<>\r]/g, (sign) => signs[sign]!);

const wrapped = (el: string, inner: readonly string[], indent: string): string[] =>
  inner.length ? [`${indent}<${el}>`, ...inner, `${indent}</${el}>`] : [];

function written({ el, as, many, of }: Element, around: Tree, indent: string): string[] {
  const value = as === undefined ? around : around[as];
  const each = many ? ((value ?? []) as readonly unknown[]) : value === undefined ? [] : [value];
  return each.flatMap((one) =>
    of
      ? wrapped(
          el,
          of.flatMap((part) => written(part, one as Tree, `${indent}  `)),
          indent,
        )
      : [`${indent}<${el}>${escaped(String(one))}</${el}>`],
  );
}

export const writeTaxXml = (document: TaxDocument): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<TaxInvoice xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} http://www.kec.or.kr/standard/Tax/TaxInvoiceSchemaModule_1.0.xsd">`,
    ...taxInvoice.flatMap((part) => written(part, document as Tree, '  ')),
    '</TaxInvoice>',
    '',
  ].join('\n');
