/** The telephone of a driver: it goes with the person, and one that is somebody else's is asked about. Pure. */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { planFields } from './plan.fields.ts';

type Driven = Pick<RecordOf<typeof planFields>, 'driverNm' | 'driverPhone'>;

/** A person whom the company knows by name and number; those that are meant first stand first. */
export interface Known {
  readonly nm: string;
  readonly phone: string;
  /** 1 of the company's people; what vehicles say comes after them. */
  readonly turn: number;
}

const joined = (name: string | null | undefined): string => (name ?? '').replace(/\s/g, '');
export const isSameName = (one: string | null | undefined, other: string | null | undefined): boolean =>
  joined(one) === joined(other);
const digits = (phone: string | null | undefined): string => (phone ?? '').replace(/\D/g, '');

/** Trips are found by the numbers of people: what a vehicle says of somebody counts only where none of them bears the name. */
function namedSo(name: string | null | undefined, known: readonly Known[]): readonly Known[] {
  const named = known.filter(({ nm }) => isSameName(nm, name));
  const people = named.filter(({ turn }) => turn === 1);
  return people.length > 0 ? people : named;
}

/** The number that the driver brings; undefined where what stands is theirs, or nobody knows them. What a person typed the form spares. */
export function numberBrought({ driverNm, driverPhone }: Driven, known: readonly Known[]): string | undefined {
  const called = digits(driverPhone);
  const own = namedSo(driverNm, known);
  if (own.some(({ phone }) => digits(phone) === called)) return undefined;
  // Of several people of one name nobody but the planner knows who drives.
  return own.length > 1 && own[0]!.turn === 1 ? undefined : own[0]?.phone;
}

/** Trips are known to their drivers by the number: it is not another's, nor another than the driver is known by. */
export function driverProblems({ driverNm, driverPhone }: Driven, known: readonly Known[]): Problem[] {
  const called = digits(driverPhone);
  if (called === '' || joined(driverNm) === '') return [];
  const own = namedSo(driverNm, known);
  if (own.some(({ phone }) => digits(phone) === called)) return [];
  const callers = known.filter(({ nm, phone }) => digits(phone) === called && !isSameName(nm, driverNm));
  const others = new Set(callers.map(({ nm }) => nm));
  const at = { code: 'E_RANGE', field: 'driverPhone', warn: true } as const;
  if (others.size > 0) return [{ ...at, text: 'planPhoneOfOther', args: [[...others].join(', '), driverNm!] }];
  return own.length > 0 ? [{ ...at, text: 'planPhoneNotOwn', args: [driverNm!] }] : [];
}
