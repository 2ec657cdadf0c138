/** State of a few declared fields outside a record's form: an action's dialog, a person's own page. */
import { useState } from 'react';
import type { Field, Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { displayName } from '../../../fields/resource.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { LookupRow } from '../../../fields/ui-contract.ts';
import type { WireProblem } from '../../../session/error.ts';
import { afterPress } from '../../../ui/afterPress.ts';
import type { Labels } from '../form/labels.ts';

export type Errors = Readonly<Record<string, string>>;

export interface InputForm {
  readonly fields: Readonly<Record<string, Field>>;
  readonly labels: Labels;
  readonly values: Values;
  /** Sentences by field. */
  readonly errors: Errors;
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
  /** Ids of the inputs begin with it. */
  readonly prefix: string;
}

export const inputIdOf = (prefix: string, name: string): string => `${prefix}-${name}`;

export function useInputForm({ fields, labels, start, check, prefix }: Options): InputForm {
  const { nameOf } = useFieldEnvironment();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const found = (at: Values): Errors =>
    Object.fromEntries(
      [...check(at)].reverse().flatMap((problem) => (problem.field ? [[problem.field, labels.sentence(problem)]] : [])),
    );
  const focus = (wrong: Errors) => {
    const first = Object.keys(fields).find((name) => name in wrong);
    if (first) requestAnimationFrame(() => document.getElementById(inputIdOf(prefix, first))?.focus());
  };
  return {
    fields,
    labels,
    values,
    errors,
    change: (name, value, chosen) => {
      const shown = fields[name]?.type === 'ref' ? { [displayName(name)]: chosen ? nameOf(chosen) : null } : {};
      setValues((now) => ({ ...now, [name]: value, ...shown }));
      setErrors(({ [name]: _gone, ...rest }) => rest);
    },
    leave: (name) =>
      afterPress(() => {
        setValues((now) => {
          const wrong = found(now)[name];
          if (wrong) setErrors((others) => ({ ...others, [name]: wrong }));
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
      const here = problems.filter(({ field }) => field !== undefined && field in fields);
      const wrong = Object.fromEntries([...here].reverse().map(({ field, message }) => [field!, message]));
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
