/** The fees of an application as rows that add up to its sums, with all that is told of them. */
import { wishes, type CostLine } from '../../../record/cost.ts';
import type { Application, Share } from './application.ts';
import type { Dearer, ServiceName } from './company.ts';

export interface FeeRow {
  readonly key: string;
  readonly name: string;
  /** How it is reckoned, or why. */
  readonly how: string;
  /** A sentence of it, where it is no fee of the service that is applied for. */
  readonly why?: string;
  readonly amount?: string;
  readonly paid?: boolean;
  /** Nobody has asked for it. */
  readonly idle?: boolean;
}

/** The words that an application is told in. */
export interface Telling {
  readonly word: (name: string, args?: Readonly<Record<string, unknown>>) => string;
  readonly shown: (amount: string) => string;
  /** A service in the language of whoever reads. */
  readonly nameOf: (service: ServiceName) => string;
  readonly codeName: (grp: string, key: string) => string;
}

function rowOf(line: CostLine, baseUserCnt: number, { word, shown, codeName }: Telling): FeeRow {
  const { feeTpCd, when, qty, unitPrice, unitNm, amount, paid } = line;
  const each = shown(unitPrice);
  const name = codeName('FEE_TP', feeTpCd);
  const times = word('users', { qty, each });
  if (paid) return { key: 'paid', name: word('paid'), how: word('paid_how', { times }), amount: shown(amount), paid };
  if (when === 'use') return { key: feeTpCd, name, how: word('use_how', { each, unit: unitNm ?? '' }) };
  if (feeTpCd === 'EXTRA')
    return { key: feeTpCd, name, how: word('extra_how', { times, base: baseUserCnt }), amount: shown(amount) };
  if (when === 'month') return { key: feeTpCd, name, how: times, amount: shown(amount) };
  const how = feeTpCd === 'TRAIN' ? word('visits', { qty, each }) : word('once_how');
  return { key: feeTpCd, name, how, amount: shown(amount) };
}

/** Whose fee it is, in words. */
export function shareName({ feeTpCd, service }: Omit<Share, 'amount'>, { word, nameOf, codeName }: Telling): string {
  if (!feeTpCd) return word('others');
  const fee = codeName('FEE_TP', feeTpCd);
  return service ? word('fee_of', { service: nameOf(service), fee }) : fee;
}

function rowOfOther(other: Dearer, people: number, users: number, telling: Telling): FeeRow {
  const { word, shown, nameOf } = telling;
  const { service, qty, unitPrice, baseUserCnt: base, amount } = other;
  const each = shown(unitPrice);
  const name = shareName(other, telling);
  const times = word('users', { qty, each });
  const why = word('dearer_why', { service: nameOf(service), people, users, base, each });
  return { key: name, name, how: times, why, amount: shown(amount) };
}

/** Of every month: those of the service, and what the same people make others cost. */
export function monthlyRows(application: Application, people: number, telling: Telling): readonly FeeRow[] {
  const { monthly, dearer, otherwise, baseUserCnt, users } = application;
  const { word, shown } = telling;
  const rest = { key: 'others', name: word('others'), how: word('others_how'), amount: shown(otherwise) };
  return [
    ...monthly.map((line) => rowOf(line, baseUserCnt, telling)),
    ...dearer.map((other) => rowOfOther(other, people, users, telling)),
    ...(otherwise === '0' ? [] : [rest]),
  ];
}

export function onceRows({ once, unpriced, baseUserCnt }: Application, telling: Telling): readonly FeeRow[] {
  const arranged = unpriced.map((kind): FeeRow => {
    return { key: kind, name: telling.codeName('FEE_TP', kind), how: telling.word('arranged') };
  });
  const asked = new Set([...once.map(({ feeTpCd }) => feeTpCd), ...unpriced]);
  // What one could still wish for stands where it will come.
  const idle = wishes
    .filter((kind) => !asked.has(kind))
    .map((kind): FeeRow => {
      return {
        key: kind,
        name: telling.codeName('FEE_TP', kind),
        how: telling.word('not_asked'),
        amount: '–',
        idle: true,
      };
    });
  return [...once.map((line) => rowOf(line, baseUserCnt, telling)), ...arranged, ...idle];
}
