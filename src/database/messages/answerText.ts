/** Answers as text: what simulator and drop folder bring, and what an adapter of a provider makes of the provider's own. */
import { isDay, seoulTime } from '../../core/dates.ts';
import type { Answer, ErrorRow, ResultKey } from '../../core/messages.ts';
import type { Values } from '../../core/field.ts';

export interface ReadAnswer extends Answer {
  /** Conversation that it belongs to. */
  readonly conversation: string;
  /** The receiver's own number of the message; answers of one moment come in its order. */
  readonly receiverNo: string;
}

const moment = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/;
const mostErrors = 500;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : null;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the tax office says with a number: of what it has had before it says so once more, and both times it has it. */
const taxOffice = /^[A-Z]{3}[0-9]{3}$/;
const taxOfficeTook: readonly unknown[] = ['SUC001', 'SYN003'];

/** Its results by our keys; every other number of it is a refusal, and says why. */
function withResult(said: Values): Values {
  const { resultCd } = said;
  if (typeof resultCd !== 'string' || !taxOffice.test(resultCd)) return said;
  if (taxOfficeTook.includes(resultCd)) return { ...said, resultCd: 'ACCEPT' };
  const errors = Array.isArray(said['errors']) ? (said['errors'] as readonly unknown[]) : [];
  return { ...said, resultCd: 'REJECT', errors: errors.length ? errors : [{ code: resultCd, text: '' }] };
}

/** Undefined when the text is no answer. */
export function readAnswer(raw: string): ReadAnswer | undefined {
  const read = parsed(raw);
  if (!read) return undefined;
  const said = withResult(read);
  const { conversation, id, resultCd, at, errors } = said;
  const [, day, time] = typeof at === 'string' ? (moment.exec(at) ?? []) : [];
  if (typeof conversation !== 'string' || !uuid.test(conversation)) return undefined;
  if (typeof id !== 'string' || !/^[\w.:-]{1,100}$/.test(id)) return undefined;
  if (typeof resultCd !== 'string' || !/^[A-Z_]{1,30}$/.test(resultCd) || !day || !isDay(day)) return undefined;
  return {
    conversation,
    receiverNo: id,
    resultCd: resultCd as ResultKey,
    no: textOf(said['no'], 40),
    at: `${day} ${time}`,
    day,
    text: textOf(said['text'], 500),
    errors: Array.isArray(errors) ? errors.slice(0, mostErrors).flatMap(errorRow) : [],
    values: isObject(said['values']) ? said['values'] : {},
  };
}

function parsed(raw: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const name = /^[a-z][a-zA-Z0-9]{0,59}$/;
const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' && name.test(value) ? value : undefined;

function errorRow(value: unknown): ErrorRow[] {
  if (!isObject(value)) return [];
  const { row } = value;
  const [grid, field] = [nameOf(value['grid']), nameOf(value['field'])];
  return [
    {
      code: textOf(value['code'], 40) ?? '',
      text: textOf(value['text'], 300) ?? '',
      ...(grid === undefined ? {} : { grid }),
      ...(field === undefined ? {} : { field }),
      ...(typeof row === 'number' && Number.isSafeInteger(row) && row > 0 ? { row } : {}),
    },
  ];
}

export interface Said {
  readonly conversation: string;
  readonly id: string;
  readonly resultCd: string;
  readonly at: Date;
  readonly no?: string | null;
  readonly text?: string | null;
  readonly errors?: readonly ErrorRow[];
  readonly values?: Values;
}

/** The same way back, for the simulator. */
export const writeAnswer = ({ conversation, id, resultCd, at, no, text, errors = [], values = {} }: Said): string =>
  JSON.stringify({ conversation, id, resultCd, at: seoulTime(at), no, text, errors, values });

/** Answers of one moment come in the order of their numbers, shorter ones first. */
export function compareAnswers(a: AnswerKey, b: AnswerKey): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  if (a.receiverNo.length !== b.receiverNo.length) return a.receiverNo.length - b.receiverNo.length;
  return a.receiverNo < b.receiverNo ? -1 : a.receiverNo > b.receiverNo ? 1 : 0;
}
export interface AnswerKey {
  readonly at: string;
  readonly receiverNo: string;
}
