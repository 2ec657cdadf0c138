/** What every declaration with `messages` has: the grid of what was sent and answered, and the answer of the simulator. */
import type { Field } from '../../core/field.ts';
import type { ResultKey } from '../../core/messages.ts';
import type { ActionButton } from '../../core/resource.ts';
import { code, dateTime, json, longText, rows, text } from '../../fields/index.ts';

/** 00-conventions 1.4: written by the journal alone. The errors of a refusal go with the answer, and stand at their fields. */
export const msg = rows(
  {
    sendDtm: dateTime({ computed: true }),
    msgTpCd: code('CS_MSG', { computed: true }),
    resultCd: code('CS_RESULT', { computed: true }),
    msgTxt: text(500, { computed: true, width: 420 }),
  },
  { readOnly: true, name: 'msgTxt', kept: { msgErrors: json({ computed: true }) } },
);

interface Replying<S extends string> {
  /** Answers that the resource knows: keys of its `messages.answers`. */
  readonly only: readonly ResultKey[];
  /** States in which the authority may answer at all. */
  readonly from: readonly S[];
  /** What some answers bring besides. */
  readonly fields?: Readonly<Record<string, Field>>;
}

/** The answer in the authority's place: everybody's outside production, the operator's alone in it. */
export const reply = <const S extends string>({ only, from, fields = {} }: Replying<S>) =>
  ({
    name: 'reply',
    simulated: true,
    from,
    fields: {
      resultCd: code('CS_RESULT', { only, required: true }),
      no: text(40),
      reason: longText({ max: 500 }),
      ...fields,
    },
  }) satisfies ActionButton<S>;
