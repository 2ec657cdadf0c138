/** A form on the screen, from the same model that its paper is set by: framed fields and tables, each half in its colour. */
import { Fragment } from 'react';
import type { PageModel, PagePart, PageTable } from '../../core/page.ts';
import { pageRows } from '../../core/pageRows.ts';
import { cx } from '../../ui/cx.ts';
import './pageSheet.css';

export function PageSheet({ page }: { readonly page: PageModel }) {
  return (
    <article className="hx-sheet" lang={page.lang} aria-label={page.title}>
      {formsOf(page.parts ?? []).map((form, index) => (
        <section key={index} className={cx('hx-sheet__form', form[0]!.tone && `hx-sheet__form--${form[0]!.tone}`)}>
          {form.map((part, at) => (
            <Fragment key={at}>
              {(part.title || part.beside) && (
                <header>
                  {part.title && <h3>{part.title}</h3>}
                  {part.beside && <p>{part.beside}</p>}
                </header>
              )}
              {part.kind === 'boxes' && <Boxes {...part} />}
              {part.kind === 'table' && <Table table={part.table} label={part.title ?? page.title} />}
            </Fragment>
          ))}
        </section>
      ))}
      {page.foot && <p className="hx-sheet__foot">{page.foot}</p>}
    </article>
  );
}

/** Parts that are joined make one form. */
function formsOf(parts: readonly PagePart[]): readonly (readonly PagePart[])[] {
  const forms: PagePart[][] = [];
  for (const part of parts) {
    if (part.joined && forms.length > 0) forms.at(-1)!.push(part);
    else forms.push([part]);
  }
  return forms;
}

const Boxes = ({ columns, fields }: Extract<PagePart, { kind: 'boxes' }>) =>
  pageRows(columns, fields).map((row, index) => (
    <dl key={index} className="hx-sheet__row" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {row.map(({ label, short = label, value, span, strong, figure, above }, at) => (
        <div
          key={at}
          className={cx(above ? 'hx-sheet__above' : short.length <= 3 && 'hx-sheet__beside')}
          style={{ gridColumn: `span ${span}` }}
        >
          <dt>{short}</dt>
          <dd className={cx(strong && 'hx-sheet__strong', figure && 'hx-sheet__figure')}>{value}</dd>
        </div>
      ))}
    </dl>
  ));

const Table = ({ table: { columns, rows }, label }: { readonly table: PageTable; readonly label: string }) => (
  <table aria-label={label}>
    <colgroup>
      {columns.map(({ align, width }, at) => {
        // As wide as what they hold: words need on a screen what figures and empty columns leave.
        const narrow = align !== 'left' || rows.every(({ cells }) => !cells[at]?.text);
        // Millimetres of a page that is 180 of them wide.
        const part = narrow ? '1%' : width && `${(width / 180) * 100}%`;
        return <col key={at} style={part ? { width: part } : undefined} />;
      })}
    </colgroup>
    <thead>
      <tr>
        {columns.map(({ label: head }, at) => (
          <th key={at} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells }, index) => (
        <tr key={index}>
          {cells.map(({ text, under }, at) => (
            <td
              key={at}
              className={cx(columns[at]?.align !== 'left' && 'hx-sheet__number')}
              style={{ textAlign: columns[at]?.align }}
            >
              {text}
              {under && <small>{under}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
