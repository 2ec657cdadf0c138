/** Figures: separators while one is elsewhere, raw while one types, trimmed and clamped (foundations 5); what is none stays, marked. */
import type { Field, Values } from '../../core/field.ts';
import type { DecimalField } from './index.ts';
import { typeOf } from '../index.ts';
import { FiguresFilter } from '../../inputs/filters.tsx';
import { changedFigure, exactDecimal, pastedFigure, typedDecimal } from '../../core/typed.ts';
import type { DecimalLimits } from '../../core/typed.ts';
import { withMinus } from '../../core/text/minus.ts';
import { written } from '../../inputs/written.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import type { CellProps, FieldEnvironment, FieldUi } from '../ui-contract.ts';

/** Longest text of a figure (foundations 5). */
const figureLength = 19;

/** Decimals and bounds of a field; the scale is that of the type's own zero. */
export function limitsOf(field: Field): DecimalLimits {
  const zero = typeOf(field).parse('0', {
    ...field,
    min: undefined,
    exclusiveMin: undefined,
    above: undefined,
  } as Field);
  const text = 'value' in zero ? String(zero.value) : '0';
  const { min, max } = field as Field & { readonly min?: string | number; readonly max?: string | number };
  return { scale: text.split('.')[1]?.length ?? 0, min, max };
}

/** A sentence of what of a typed figure is taken over, where it is not all of it. */
export function figureTold(field: Field, limits: DecimalLimits, environment: FieldEnvironment) {
  // Whole numbers are numbers on the wire.
  const show = (value: string) =>
    typeOf(field).format(value, { ...field, capped: false } as Field, environment) ||
    Number(value).toLocaleString('en-US');
  const { t } = environment;
  return (text: string): string | undefined => {
    const changed = changedFigure(pastedFigure(text), limits);
    if (!changed) return undefined;
    const { why, limit, taken } = changed;
    const rule = t(`desk.form.figure_${why}`, { limit: why === 'scale' ? limit : show(limit) });
    return t('desk.form.figure_taken', { typed: text.trim(), taken: show(taken), why: rule });
  };
}

const box = written({
  typing: (field, environment) => ({
    show: (value) => typeOf(field).format(value, field, environment),
    edit: String,
    read: (text) => typedDecimal(pastedFigure(text), limitsOf(field)),
    told: figureTold(field, limitsOf(field), environment),
  }),
  look: (field, record) => ({
    ...{ numeric: true, inputMode: 'decimal', maxLength: figureLength },
    tools: unitIn(field as DecimalField, record),
  }),
});

/** That of the record, else that of the type; the head of a column says it for its cells. */
function unitIn(field: DecimalField, record: Values | undefined) {
  if (!record) return undefined;
  const unit = field.unitOf ? record[field.unitOf] : typeOf(field).unit;
  return typeof unit === 'string' && <span className="hg-in__unit">{unit}</span>;
}

/** Minus as a sign of its own width, zero in grey, nothing as a dash. */
export function FigureCell({ field, value }: CellProps) {
  const environment = useFieldEnvironment();
  if (value === null || value === undefined || value === '') return <span className="hg-zero">–</span>;
  const text = withMinus(typeOf(field).format(value, field, environment));
  if (/^[\u22120.,]+$/.test(text)) return <span className="hg-zero">{text}</span>;
  return text.startsWith('\u2212') ? <span className="hg-neg">{text}</span> : <>{text}</>;
}

/** By itself it says what it counts: no column's head stands over it. */
function FigureRead(props: CellProps) {
  return (
    <>
      <FigureCell {...props} />
      {typeOf(props.field).unit}
    </>
  );
}

export const decimalUi: FieldUi = {
  ...box,
  Cell: FigureCell,
  Read: FigureRead,
  Filter: FiguresFilter,
  readText: (text, field) => exactDecimal(pastedFigure(text), limitsOf(field)),
};
