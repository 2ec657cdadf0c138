/** The message of a record for which its service composes none: fields and rows as XML, the same for the same record. */
import type { Field, Values } from '../../core/field.ts';
import { messageGrid, type MessageType } from '../../core/messages.ts';
import type { Resource } from '../../core/resource.ts';
import { withoutControls } from '../../core/text/xmlText.ts';
import { gridFields, grids, headerFields, type Fields } from '../../record/resource.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: unknown): string =>
  withoutControls(typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(
    /[&<>"]/g,
    (c) => signs[c]!,
  );

const isOut = ({ secret, sealed }: Field): boolean => !secret && !sealed;
const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const elements = (fields: Fields, values: Values, indent: string): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => isOut(field) && isSaid(values[name]))
    .map(([name]) => `${indent}<${name}>${text(values[name])}</${name}>`);

export function composeXml(
  resource: Resource,
  record: Values,
  type: MessageType,
  asked: Fields = {},
  input: Values = {},
): string {
  const rows = Object.entries(grids(resource))
    .filter(([grid]) => grid !== messageGrid)
    .flatMap(([grid, declared]) =>
      (record[grid] as readonly Values[]).flatMap((row, at) => [
        `  <${grid} row="${at + 1}">`,
        ...elements(gridFields(declared), row, '    '),
        `  </${grid}>`,
      ]),
    );
  const said = elements(asked, input, '    ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<message of="${text(resource.table)}" type="${type}">`,
    ...(said.length ? ['  <step>', ...said, '  </step>'] : []),
    ...elements(headerFields(resource), record, '  '),
    ...rows,
    '</message>',
    '',
  ].join('\n');
}
