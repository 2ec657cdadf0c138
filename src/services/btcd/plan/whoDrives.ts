/** The telephone of a driver: it goes with the person, and one that is somebody else's is asked about. Pure. */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { planFields } from './plan.fields.ts';

type Driven = Pick<RecordOf<typeof planFields>, 'driverNm' | 'driverPhone'>;

/** A person whom the company knows by name and number; those that are meant first stand first. */
export interface Known {
  readonly nm: string;
  readonly phone: string;
}

const joined = (name: string | null | undefined): string => (name ?? '').replace(/\s/g, '');
const digits = (phone: string | null | undefined): string => (phone ?? '').replace(/\D/g, '');

const ownNumbers = (name: string | null | undefined, known: readonly Known[]): readonly string[] =>
  known.filter(({ nm }) => joined(nm) === joined(name)).map(({ phone }) => phone);

/** The number that the driver brings; undefined where what stands is theirs, or nobody knows them. What a person typed the form spares. */
export function numberBrought({ driverNm, driverPhone }: Driven, known: readonly Known[]): string | undefined {
  const called = digits(driverPhone);
  const own = ownNumbers(driverNm, known);
  if (own.some((phone) => digits(phone) === called)) return undefined;
  return own[0];
}

/** Trips are known to their drivers by the number: it is not another's, nor another than the driver is known by. */
export function driverProblems({ driverNm, driverPhone }: Driven, known: readonly Known[]): Problem[] {
  const called = digits(driverPhone);
  if (called === '' || joined(driverNm) === '') return [];
  const own = ownNumbers(driverNm, known);
  if (own.some((phone) => digits(phone) === called)) return [];
  const others = new Set(known.filter(({ phone }) => digits(phone) === called).map(({ nm }) => nm));
  const at = { code: 'E_RANGE', field: 'driverPhone', warn: true } as const;
  if (others.size > 0) return [{ ...at, text: 'planPhoneOfOther', args: [[...others].join(', '), driverNm!] }];
  return own.length > 0 ? [{ ...at, text: 'planPhoneNotOwn', args: [driverNm!] }] : [];
}
