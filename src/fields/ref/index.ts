/** L, a reference to the id of another record, or of a row of its grid (`rs4/clnt/charger`). */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { parseWhole } from '../integer/index.ts';

export interface RefField extends Field<number> {
  readonly type: 'ref';
  readonly prefix: string;
  /** Rows of a grid: only those of the record that this field of the same record points at (`chargerId` of `clntId`). */
  readonly of?: string;
  /** With `of`, of other records: the field of theirs that holds it, as the lookup is asked (`ownerClntId` of items). */
  readonly by?: string;
  /** Codes of those that are meant first: `{ clntTpCds: 'SUP,SUBC' }`. Others come behind them. */
  readonly first?: Readonly<Record<string, string>>;
  /** What every record offered meets, as the lookup is asked: `{ certTpCd: 'SR' }`. The server's own check decides. */
  readonly must?: Readonly<Record<string, string>>;
}
/** Reference to a record of the resource `prefix`. */
type RefOptions = Flags & Pick<RefField, 'of' | 'by' | 'first' | 'must'>;

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
export const foundNone = (field: Field, value: unknown): boolean =>
  field.type === 'ref' && typeof value === 'string' && value.trim() !== '';

/** Field of the same record that narrows the choice; undefined for other types. */
export const ownerFieldOf = (field: Field): string | undefined =>
  field.type === 'ref' ? (field as RefField).of : undefined;
