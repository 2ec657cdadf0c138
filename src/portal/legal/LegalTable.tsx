import type { Cell, Table } from './document.ts';
import { InlineText } from './Inline.tsx';

/** A table that becomes cards on a phone. */
export function LegalTable({ caption, head, rows, figures = [] }: Table) {
  const right = (column: number) => (figures.includes(column) ? 'is-figure' : undefined);
  return (
    <table className="pt-legal__table">
      <caption className="hg-sr">{caption}</caption>
      <thead>
        <tr>
          {head.map((title, column) => (
            <th key={title} scope="col" className={right(column)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <CellText cell={cell} />
                </th>
              ) : (
                <td key={column} className={right(column)} data-label={head[column]}>
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
