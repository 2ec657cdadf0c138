import type { Cell, Table } from './document.ts';
import { InlineText } from './Inline.tsx';

/** A table that becomes cards on a phone; roles are written out because cards are no longer laid out as a table. */
export function LegalTable({ caption, head, rows, figures = [] }: Table) {
  const right = (column: number) => (figures.includes(column) ? 'is-figure' : undefined);
  return (
    <table className="pt-legal__table" role="table">
      <caption className="hg-sr">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((title, column) => (
            <th key={title} role="columnheader" scope="col" className={right(column)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row">
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} role="rowheader" scope="row">
                  <CellText cell={cell} />
                </th>
              ) : (
                <td key={column} role="cell" className={right(column)} data-label={head[column]}>
                  <CellText cell={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CellText = ({ cell }: { readonly cell: string | Cell }) =>
  typeof cell === 'string' ? (
    <span>
      <InlineText text={cell} />
    </span>
  ) : (
    <span>
      <InlineText text={cell.main} />
      <small>
        <InlineText text={cell.note} />
      </small>
    </span>
  );
