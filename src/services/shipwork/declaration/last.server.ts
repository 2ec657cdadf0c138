/** What the declaration before holds of the same partner, and of the same pair of partner and other side. */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import type { Ask, Call, Fills } from '../../../database/behaviour.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { withoutEmpty } from '../../../record/defaults.ts';

/** Whose declaration it is, and what stays the same from one to the next. */
interface Kind {
  readonly prefix: string;
  /** The own partner: exporter or importer. */
  readonly partner: string;
  /** The name of the other side. */
  readonly other: string;
  readonly ofPartner: readonly string[];
  readonly ofOther: readonly string[];
  /** Filled in while none of them says a figure: what was typed in one currency is not said in another. */
  readonly currency: { readonly name: string; readonly of: readonly string[] };
}

export const lastExport: Kind = {
  prefix: 'shipwork/expDecl',
  partner: 'exprClntId',
  other: 'buyerNm',
  ofPartner: ['exprTpCd', 'mfrNm', 'loadPortCd', 'bondAreaCd', 'goodsAddr'],
  ofOther: ['buyerNatCd', 'destNatCd', 'incoCd', 'payMthCd'],
  currency: { name: 'currCd', of: ['payAmtFrgn', 'declAmtKrw', 'declAmtUsd'] },
};
export const lastImport: Kind = {
  prefix: 'shipwork/impDecl',
  partner: 'imprClntId',
  other: 'supNm',
  ofPartner: ['arrPortCd', 'bondAreaCd'],
  ofOther: ['supNatCd', 'loadNatCd', 'incoCd', 'payMthCd'],
  currency: { name: 'currCd', of: ['payAmtFrgn', 'freightFrgn', 'insurFrgn', 'cifKrw', 'cifUsd'] },
};

type Last = Readonly<Record<string, string | null>> & { readonly mgtNo: string | null };

/** Of the pair, else of the partner alone; a bonded area that is no more is left out. */
async function lastOf(ask: Ask, { corpId }: Call, kind: Kind, partner: number, other: unknown) {
  const wanted = [kind.other, ...kind.ofPartner, ...kind.ofOther].filter((name) => name !== 'bondAreaCd');
  const columns = wanted.map((name) => sql`${sql.ref(`t.${columnName(name)}`)} as ${sql.ref(name)}`);
  const name = typeof other === 'string' ? other : null;
  const samePair = sql`lower(${sql.ref(`t.${columnName(kind.other)}`)}) = lower(${name}::text)`;
  const [last] = await ask<Last & { readonly samePair: boolean | null }>(sql`
    select t.mgt_no as "mgtNo", ${sql.join(columns)}, ${samePair} as "samePair",
      (select a.bond_area_cd from fw_bond_area a where a.bond_area_cd = t.bond_area_cd and a.del_yn = 'N' limit 1) as "bondAreaCd"
    from ${sql.table(tableName(kind.prefix))} t
    where t.corp_id = ${corpId}::bigint and ${sql.ref(`t.${columnName(kind.partner)}`)} = ${partner}::bigint and t.del_yn = 'N'
    order by ${samePair} desc nulls last, t.decl_dt desc nulls last, t.id desc limit 1`);
  return last;
}

const withCurrency = (kind: Kind, header: Values): Kind =>
  kind.currency.of.some((name) => Number(header[name] ?? 0) !== 0)
    ? kind
    : { ...kind, ofOther: [...kind.ofOther, kind.currency.name] };

/**
 * What may be filled in when the partner was chosen, or the other side named; what is unknown of the new ones is empty, so
 * that nothing of the former ones stays. The partner alone brings the other side too.
 */
export async function fromLast(ask: Ask, call: Call, before: Kind, of: string, header: object): Promise<Fills> {
  const kind = withCurrency(before, header as Values);
  const { [kind.partner]: partner, [kind.other]: other } = header as Readonly<Record<string, unknown>>;
  const names = of === kind.other ? kind.ofOther : [...kind.ofPartner, kind.other, ...kind.ofOther];
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  const last = typeof partner === 'number' ? await lastOf(ask, call, kind, partner, other) : undefined;
  // A name that no declaration of the partner holds says nothing of its own.
  if (!last || (of === kind.other && !last.samePair)) return { values: nothing };
  const holds = other && !last.samePair ? kind.ofPartner : [...kind.ofPartner, kind.other, ...kind.ofOther];
  const found = withoutEmpty(Object.fromEntries(holds.map((name) => [name, last[name]])));
  return { values: { ...nothing, ...found }, from: last.mgtNo };
}
