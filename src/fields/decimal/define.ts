/** The decimal family: one definition, six kinds that differ in digits and format (00-conventions 0, 1.5). */
import type { Factory, Field, FieldType, Flags } from '../../core/field.ts';
import { figureFault } from '../figureFault.ts';
import { declare, empty, isEmpty, refused } from '../parsed.ts';
import { digitsOf, grouped, spell, trimmed, unscaled } from './exact.ts';

export interface DecimalOptions extends Flags {
  /** Least and greatest value, as decimal strings or whole numbers. */
  readonly min?: string | number;
  readonly max?: string | number;
  /** The value must be above this one. */
  readonly exclusiveMin?: string | number;
  /** Field beside it that holds its unit, a key of a code group: the unit stands behind the figure while it is entered. */
  readonly unitOf?: string;
  /** A difference: what is more bears its plus. */
  readonly signed?: boolean;
  /** Reckoned, and more than its digits can hold is kept as the most they can: shown as beyond it (>999). */
  readonly capped?: boolean;
}
/** Value on the wire: exact decimal string of the kind's scale. */
export interface DecimalField extends Field<string> {
  readonly min?: string | number;
  readonly max?: string | number;
  readonly exclusiveMin?: string | number;
  readonly unitOf?: string;
  readonly signed?: boolean;
  readonly capped?: boolean;
}

export interface Kind {
  readonly type: string;
  /** All digits, and those behind the point. */
  readonly precision: number;
  readonly scale: number;
  readonly numFmt: string;
  readonly width: number;
  readonly summable?: boolean;
  readonly unit?: string;
}

const longestText = 64;
/** A JSON number carries at most this many digits without loss. */
const exactDigits = 15;

export const decimalFactory =
  (type: string): Factory<DecimalField, DecimalOptions> =>
  (options: DecimalOptions = {}) =>
    declare<string, DecimalField>(type, {}, options);

/** A type of the family; `scale` and `precision` also serve inputs. */
export type DecimalType = FieldType<DecimalField> &
  Pick<Kind, 'precision' | 'scale' | 'numFmt'> & {
    /** How the most that a `capped` column holds reads: as beyond it. */
    beyond(value: unknown): string | undefined;
  };

export function decimalType(kind: Kind): DecimalType {
  const { type, precision, scale, numFmt } = kind;
  const bounds = boundsOf(scale);
  const most = new RegExp(`^(-?)(9{${precision - scale}})\\.9+$`);
  const beyond = (value: unknown) =>
    most.test(String(value))
      ? String(value).replace(most, (_, minus: string, nines: string) => `${minus ? '<\u2212' : '>'}${nines}`)
      : undefined;
  const said = new RegExp(`^(?:>|<([-\\u2212]))(9{${precision - scale}})$`);
  /** What a workbook or the clipboard brings back of such a column: the most that stood there. */
  const readBack = (text: string) =>
    text.replace(
      said,
      (_, minus: string | undefined, nines: string) => `${minus ? '-' : ''}${nines}.${'9'.repeat(scale)}`,
    );
  return {
    type,
    precision,
    scale,
    numFmt,
    beyond,
    column: () => `numeric(${precision},${scale})`,
    wire: (column) => `${column}::text`,
    parse(value, field) {
      if (isEmpty(value)) return empty;
      const sent = typeof value === 'number' ? numberText(value) : typeof value === 'string' ? value.trim() : undefined;
      if (sent === undefined) return refused('E_TYPE');
      const text = field.capped ? readBack(sent) : sent;
      const digits = text.length <= longestText ? digitsOf(text) : undefined;
      if (!digits || digits.fraction.length > scale) {
        const fault = figureFault(text.slice(0, longestText), scale);
        return refused('E_PATTERN', fault?.text ?? 'decimal', fault?.args ?? [scale]);
      }
      if (digits.whole.length > precision - scale) return refused('E_RANGE');
      const stored = spell(digits, scale);
      return bounds(stored, field) ? { value: stored } : refused('E_RANGE', undefined, limitsText(field));
    },
    limits: () => ({ decMaxLength: precision, pattern: patternOf(kind), message: 'decimal' }),
    filter: 'equals',
    format: (value, { signed, capped }) =>
      value == null
        ? ''
        : ((capped ? beyond(value) : undefined) ??
          `${signed && Number(value) > 0 ? '+' : ''}${shown(String(value), numFmt)}`),
    ...(kind.unit && { unit: kind.unit }),
    align: 'right',
    width: () => kind.width,
    summable: kind.summable ?? false,
    filledAs: 'figure',
    excel: ({ signed, capped }) => ({
      numFmt: signed ? `+${numFmt};-${numFmt};${numFmt}` : numFmt,
      // The most that a column holds is not the figure: a workbook would reckon with it.
      toCell: (value) => (value == null ? null : ((capped ? beyond(value) : undefined) ?? Number(value))),
    }),
    openapi: () => ({ type: 'string', nullable: true, pattern: patternOf(kind), description: numFmt }),
    check: (field) => faults(kind, field),
  };
}

const numberText = (value: number): string | undefined => {
  if (!Number.isFinite(value)) return undefined;
  const text = String(value);
  return text.includes('e') || text.replace(/[-.]|^-?0\.0*/g, '').length > exactDigits ? undefined : text;
};

const patternOf = ({ precision, scale }: Kind) =>
  `^-?[0-9]{1,${precision - scale}}${scale > 0 ? `(\\.[0-9]{1,${scale}})?` : ''}$`;
const shown = (text: string, numFmt: string): string => (numFmt === '0.##' ? trimmed(text) : grouped(text));
const limitsText = ({ min, exclusiveMin, max }: DecimalField) => [min ?? exclusiveMin ?? '', max ?? ''];

/** Is a stored value within the field's bounds? Bounds are turned into whole numbers once for each field. */
function boundsOf(scale: number) {
  const boundsByField = new WeakMap<DecimalField, readonly (bigint | undefined)[] | null>();
  const read = (field: DecimalField) => {
    const limits = [field.min, field.exclusiveMin, field.max];
    return limits.every((b) => b === undefined)
      ? null
      : limits.map((b) => (b === undefined ? undefined : unscaled(String(b), scale)));
  };
  return (stored: string, field: DecimalField): boolean => {
    let limits = boundsByField.get(field);
    if (limits === undefined) boundsByField.set(field, (limits = read(field)));
    if (!limits) return true;
    const value = unscaled(stored, scale);
    const [min, above, max] = limits;
    return (
      (min === undefined || value >= min) &&
      (above === undefined || value > above) &&
      (max === undefined || value <= max)
    );
  };
}

function faults({ precision, scale }: Kind, field: DecimalField): string[] {
  if (scale > precision) return [`scale ${scale} is above precision ${precision}`];
  const read = (name: 'min' | 'max' | 'exclusiveMin'): bigint | undefined | null => {
    const digits = digitsOf(String(field[name]));
    if (field[name] === undefined) return undefined;
    if (!digits || digits.fraction.length > scale || digits.whole.length > precision - scale) return null;
    return unscaled(String(field[name]), scale);
  };
  const [min, above, max] = [read('min'), read('exclusiveMin'), read('max')];
  if (min === null || above === null || max === null) return ['a bound does not fit the digits of the type'];
  const nothingFits = max !== undefined && ((min !== undefined && min > max) || (above !== undefined && above >= max));
  return nothingFits ? ['no value lies between the bounds'] : [];
}
