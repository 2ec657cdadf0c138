/**
 * What stood in the form before a person began to type a figure. Answers come while it is typed: what they change is told
 * against what the person saw when they began, not against what half a figure came to.
 */
import type { Values } from '../../../../core/field.ts';

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
