/**
 * What stood in the form before a person began to type a figure. Answers come while it is typed: what they change is told
 * against what the person saw when they began, not against what half a figure came to.
 */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { typeOf } from '../../../../fields/index.ts';
import { headerFields } from '../../../../record/resource.ts';

const kinds: ReadonlySet<string | undefined> = new Set(['figure', 'whole']);

/** Typed digit by digit, and asked about with each. */
export function isTypedFigure(resource: Resource, name: string): boolean {
  const field = headerFields(resource)[name];
  return field !== undefined && kinds.has(typeOf(field).filledAs);
}

interface Begun {
  readonly of: string;
  /** The record as it was read; another one was saved or read anew meanwhile. */
  readonly record: Values;
  readonly stood: Values;
}

export interface TypingSince {
  /** Of the field that is typed in now: the values when that began. */
  readonly stood: (of: string, record: Values, now: Values) => Values;
  /** These fields were left, or something else was asked about. */
  readonly end: (...at: readonly string[]) => void;
}

export function typingSince(): TypingSince {
  let begun: Begun | undefined;
  return {
    stood(of, record, now) {
      if (begun?.of !== of || begun.record !== record) begun = { of, record, stood: now };
      return begun.stood;
    },
    end(...at) {
      if (begun && at.includes(begun.of)) begun = undefined;
    },
  };
}
