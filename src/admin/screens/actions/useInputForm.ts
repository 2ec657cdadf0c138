/** State of a few declared fields outside a record's form: an action's dialog, a person's own page. */
import { useState } from 'react';
import type { Field, Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { foundNone } from '../../../fields/ref/index.ts';
import { displayName } from '../../../record/resource.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../fields/ui-contract.ts';
import type { WireProblem } from '../../../session/calls/error.ts';
import { afterPress } from '../../../ui/afterPress.ts';
import type { Labels } from '../form/labels.ts';

export type Errors = Readonly<Record<string, string>>;

export interface InputForm {
  /** Those that are of use now. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly labels: Labels;
  readonly values: Values;
  /** Sentences by field; in rows by `placeIn`. */
  readonly errors: Errors;
  /** What is to be looked at, by field; it stands in nobody's way. */
  readonly warnings: Errors;
  /** The same in rows that are entered, by `placeIn`. */
  readonly marks: Errors;
  readonly change: (name: string, value: unknown, chosen?: LookupRow) => void;
  /** The person left the field: say what is wrong there. */
  readonly leave: (name: string) => void;
  /** Shows all that is wrong and leads to the first; true when nothing is. */
  readonly checkAll: () => boolean;
  /** Shows what the server refused at its fields and answers the rest. */
  readonly show: (problems: readonly WireProblem[]) => readonly WireProblem[];
  readonly restart: (values: Values) => void;
}

interface Options {
  readonly fields: Readonly<Record<string, Field>>;
  readonly labels: Labels;
  readonly start: Values;
  /** Everything wrong with the values, by the same pure rules as the server's. */
  readonly check: (values: Values) => readonly Problem[];
  /** What follows from what is typed: fields without use now, and the values of computed ones. */
  readonly follow?: (values: Values) => { readonly absent: readonly string[]; readonly values: Values };
  /** What is to be looked at before it runs; what is of a row's cell is said there. */
  readonly marks?: (values: Values) => readonly Problem[];
  /** Ids of the inputs begin with it. */
  readonly prefix: string;
}

/** Place of a cell: the input of rows, the row as it is sent, the field. */
export const placeIn = (name: string, row: number, field: string): string => `${name}.${row}.${field}`;
const placeOf = ({ grid, row, field }: Pick<Problem, 'grid' | 'row' | 'field'>): string | undefined =>
  grid !== undefined && row !== undefined && field ? placeIn(grid, row, field) : (field ?? grid);
/** Is the place that of the field, or in its rows? */
const isOf = (name: string) => (place: string) => place === name || place.startsWith(`${name}.`);

export const inputIdOf = (prefix: string, name: string): string => `${prefix}-${name}`;

export function useInputForm({ fields: all, labels, start, check, follow, marks, prefix }: Options): InputForm {
  const { nameOf } = useFieldEnvironment();
  // What was typed in a field that went out of use waits until the field is back.
  const [typed, setValues] = useState(start);
  const follows = follow?.(typed);
  const values = follows ? { ...typed, ...follows.values } : typed;
  const fields = follows?.absent.length
    ? Object.fromEntries(Object.entries(all).filter(([name]) => !follows.absent.includes(name)))
    : all;
  const [errors, setErrors] = useState<Errors>({});
  const strange = (at: Values): readonly Problem[] =>
    Object.entries(fields).flatMap(([field, of]) => {
      const none = foundNone(of, at[field]);
      return none ? [{ ...none, field }] : [];
    });
  const found = (at: Values, asWarnings = false): Errors =>
    Object.fromEntries(
      [...strange(at), ...check(at)].reverse().flatMap((problem) => {
        if (Boolean(problem.warn) !== asWarnings) return [];
        const place = placeOf(problem);
        return place ? [[place, labels.sentence(problem)]] : [];
      }),
    );
  const focus = (wrong: Errors) => {
    const first = Object.keys(fields).flatMap((name) => Object.keys(wrong).filter(isOf(name)))[0];
    if (first) requestAnimationFrame(() => document.getElementById(inputIdOf(prefix, first))?.focus());
  };
  /** The wire counts rows from one. What is said of a row that was not sent is said of all of them. */
  const placeSent = ({ grid, row, field }: WireProblem) => {
    const sent = grid === undefined ? undefined : values[grid];
    const isSent = Array.isArray(sent) && row !== undefined && row >= 1 && row <= sent.length;
    return placeOf(isSent ? { grid, row: row - 1, field } : { field: grid ?? field });
  };
  return {
    fields,
    labels,
    values,
    errors,
    warnings: found(values, true),
    marks: Object.fromEntries(
      (marks?.(values) ?? []).flatMap((problem) =>
        problem.row === undefined ? [] : [[placeOf(problem) ?? '', labels.sentence(problem)]],
      ),
    ),
    change: (name, value, chosen) => {
      const shown = fields[name]?.type === 'ref' ? { [displayName(name)]: chosen ? nameOf(chosen) : null } : {};
      setValues((now) => ({ ...now, [name]: value, ...shown }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([place]) => !isOf(name)(place))));
    },
    leave: (name) =>
      afterPress(() => {
        setValues((now) => {
          const wrong = Object.entries(found(now)).filter(([place]) => isOf(name)(place));
          if (wrong.length) setErrors((others) => ({ ...others, ...Object.fromEntries(wrong) }));
          return now;
        });
      }),
    checkAll: () => {
      const wrong = found(values);
      setErrors(wrong);
      focus(wrong);
      return Object.keys(wrong).length === 0;
    },
    show: (problems) => {
      const here = problems.filter((problem) => (problem.grid ?? problem.field ?? '') in fields);
      const wrong = Object.fromEntries([...here].reverse().map((problem) => [placeSent(problem)!, problem.message]));
      setErrors(wrong);
      focus(wrong);
      return problems.filter((problem) => !here.includes(problem));
    },
    restart: (next) => {
      setValues(next);
      setErrors({});
    },
  };
}
