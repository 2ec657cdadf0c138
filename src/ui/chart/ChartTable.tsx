import type { ReactNode } from 'react';

export interface ChartRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  /** Where the figures come from. */
  readonly href?: string | undefined;
}

/** The figures of a chart as a table, for those who do not see it. */
export function ChartTable({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly ChartRow[];
}): ReactNode {
  return (
    <table className="hg-sr">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {row.values.map((value, index) => (
              <td key={head[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
