/** Records of another resource that belong to the one on screen, each a line that leads to it. */
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { labelOf } from '../../../admin/labels.ts';
import { cellText } from '../../../admin/screens/list/columns/columns.ts';
import type { Field, Values } from '../../../core/field.ts';
import { typeOf } from '../../../fields/index.ts';
import { headerFields } from '../../../record/resource.ts';
import { uiOf } from '../../../fields/ui.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { RelatedRows } from './useRelated.web.ts';
import '../../../ui/table/table.css';
import './related.css';

interface Props {
  readonly related: RelatedRows;
  readonly label: string;
  /** The first leads to the record. */
  readonly columns: readonly string[];
  /** What stands in those of them that are no field: the server reckons it for whoever asks. */
  readonly reckoned?: Readonly<Record<string, Field>>;
}

/** Nothing while it loads or where there is none: whoever shows it says so. */
export function RelatedTable({ related: { screen, rows }, label, columns, reckoned }: Props) {
  const t = useTranslate();
  const environment = useFieldEnvironment();
  const { pathOf } = useScreenAccess();
  if (!screen || !rows?.length) return null;
  const { prefix } = screen.resource;
  const fields = { ...headerFields(screen.resource), ...reckoned };
  const heads = columns.map((name) => labelOf(t, prefix, name));
  const side = (name: string) =>
    typeOf(fields[name]!).align === 'right' && fields[name]!.type !== 'date' ? 'hg-related__figure' : undefined;
  const to = (row: Values) => pathOf(screen, Number(row.id));
  const cell = (row: Values, name: string) => {
    const field = fields[name]!;
    const { Cell } = uiOf(field);
    return Cell ? (
      <Cell field={field} name={name} value={row[name]} record={row} />
    ) : (
      cellText({ name, field }, row, environment)
    );
  };
  const [first, ...rest] = columns;
  return (
    <table className="hg-table hg-related" aria-label={label}>
      <thead>
        <tr>
          {columns.map((name, i) => (
            <th key={name} scope="col" className={side(name)}>
              {heads[i]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.id)}>
            <th scope="row">
              <Link to={to(row)}>{String(row[first!])}</Link>
            </th>
            {rest.map((name, i) => (
              <td key={name} data-label={heads[i + 1]} className={side(name)}>
                {cell(row, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
