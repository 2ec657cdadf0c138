/** L, a reference to the id of another record, or of a row of its grid (`rs4/clnt/charger`). */
import type { Factory, Field, FieldType, Flags, Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import { parseWhole } from '../integer/index.ts';

export interface RefField extends Field<number> {
  readonly type: 'ref';
  readonly prefix: string;
  /**
   * Rows of a grid: only those of the record that this field of the same record points at (`chargerId` of `clntId`). In a
   * grid it may be a field of the header. As long as that one is empty there is nothing to choose, and the box says so.
   */
  readonly of?: string;
  /** With `of`, of other records: the field of theirs that holds it, as the lookup is asked (`ownerClntId` of items). */
  readonly by?: string;
  /** Codes of those that are meant first: `{ clntTpCds: 'SUP,SUBC' }`. Others come behind them. */
  readonly first?: Readonly<Record<string, string>>;
  /** The same by what stands in another field of the record: to a subcontract its subcontractors. */
  readonly firstBy?: {
    readonly field: string;
    readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  /** What every record offered meets, as the lookup is asked: `{ certTpCd: 'SR' }`. The server's own check decides. */
  readonly must?: Readonly<Record<string, string>>;
  /** With `must`: key of `errors` that is said of what exists and does not meet it. */
  readonly unmet?: string;
  /** Key of `errors` that is said where nothing is found to choose: why, and what to do. */
  readonly none?: string;
  /** Fields of the same record, or of the header, that what is told of a choice depends on: the warehouse of its stock. */
  readonly toldOf?: readonly string[];
  /** Columns of the window for choosing, where those of the list say nothing here: no prices where goods are counted. */
  readonly shows?: readonly string[];
  /** The field that its name is a value of, where that has a shape of its own: shown here as everywhere. */
  readonly named?: Field;
  /** What it is called is not cut where the columns of a list do not fit: a number, or whom the row is for. */
  readonly whole?: true;
}
/** Reference to a record of the resource `prefix`. */
type RefOptions = Flags &
  Pick<
    RefField,
    'of' | 'by' | 'first' | 'firstBy' | 'must' | 'unmet' | 'none' | 'toldOf' | 'shows' | 'whole' | 'named'
  >;

export const ref: Factory<RefField, RefOptions, [prefix: string]> = (prefix: string, options: RefOptions = {}) => ({
  type: 'ref',
  prefix,
  ...options,
});

export const refType: FieldType<RefField> = {
  type: 'ref',
  column: () => 'bigint',
  parse: (value) => {
    const parsed = parseWhole(value);
    return 'problem' in parsed || parsed.value === null || parsed.value > 0 ? parsed : { problem: { code: 'E_REF' } };
  },
  limits: () => ({ decMaxLength: 19 }),
  filter: 'in',
  format: (value) => (value === null || value === undefined ? '' : String(value)),
  align: 'left',
  width: () => 160,
  filledAs: 'ref',
  excel: () => ({ toCell: (value) => (value === null || value === undefined ? null : String(value)) }),
  openapi: (field) => ({ type: 'integer', description: `id of ${field.prefix}`, nullable: !field.required }),
  check: (field) => (field.prefix ? [] : ['names no resource']),
};

/** Words stand in the browser where a record should: what was typed found none. Digits among them are no id. */
export function foundNone(field: Field, value: unknown): Pick<Problem, 'code' | 'text'> | undefined {
  if (field.type !== 'ref' || typeof value !== 'string' || value.trim() === '') return undefined;
  const { unmet: text } = field as RefField;
  return { code: 'E_REF', ...(text && { text }) };
}

/** Field of the same record that narrows the choice; undefined for other types. */
export const ownerFieldOf = (field: Field): string | undefined =>
  field.type === 'ref' ? (field as RefField).of : undefined;

/** A row with the fields of the header that a choice in it goes by, where none of its own does. */
export function withOwner<R extends Values>(row: R, field: Field, header: Values): R {
  const { of, toldOf = [] } = field.type === 'ref' ? (field as RefField) : {};
  const wanted = [...(of === undefined ? [] : [of]), ...toldOf].filter((name) => !(name in row));
  return wanted.length === 0
    ? row
    : { ...row, ...Object.fromEntries(wanted.map((name) => [name, header[name] ?? null])) };
}
