/** Whole numbers: like decimals, but a number on the wire. */
import type { Field } from '../../core/field.ts';
import { FigureCell, figureTold } from '../decimal/ui.tsx';
import { typeOf } from '../index.ts';
import { FiguresFilter } from '../../inputs/filters.tsx';
import { exactDecimal, pastedFigure, typedDecimal } from '../../core/typed.ts';
import { written } from '../../inputs/written.tsx';
import type { FieldUi } from '../ui-contract.ts';
import type { IntegerField } from './index.ts';
import { Steps } from './Steps.tsx';

const boundsOf = (field: Field) => {
  const { min, max } = field as Field & { readonly min?: number; readonly max?: number };
  return { min, max };
};

function readWhole(text: string, field: Field, read = typedDecimal): number | null | undefined {
  const value = read(pastedFigure(text), { ...boundsOf(field), scale: 0 });
  return value === null || value === undefined ? value : Number(value);
}

const box = written({
  typing: (field, environment) => ({
    show: (value) => typeOf(field).format(value, field, environment),
    edit: String,
    read: (text) => readWhole(text, field),
    told: figureTold(field, { ...boundsOf(field), scale: 0 }, environment),
  }),
  look: () => ({ numeric: true, inputMode: 'numeric', maxLength: 19 }),
  Around: ({ children, ...props }) =>
    (props.field as IntegerField).stepped ? <Steps {...props}>{children}</Steps> : children,
});

export const integerUi: FieldUi = {
  ...box,
  Cell: FigureCell,
  Filter: FiguresFilter,
  readText: (text, field) => readWhole(text, field, exactDecimal),
};
