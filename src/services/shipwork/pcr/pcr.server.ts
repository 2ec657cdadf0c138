/** Purchase confirmations on the server: supplier, rates and rows of other records, application and answers (23-shipwork-customs). */
import { sql } from 'kysely';
import { answerOf } from '../../../core/messages.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RowOf, StoredOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { drawSerial } from '../../../database/save/docNo.ts';
import type { Action, Ask, Behaviour, SaveStep, Step } from '../../../database/behaviour.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { begin, ofSupplier } from './draft.server.ts';
import { cancel, change, endEarlier, pcrFacts } from './follow.server.ts';
import type { pcr } from './pcr.ts';
import { printPcr } from './print.server.ts';
import type { pcrFields } from './pcr.fields.ts';
import { declarationsOf, ratesFor, receivedInvoices, supplierOf } from './sources.server.ts';
import { fromDeclaration, fromInvoice } from './taken.ts';
import type { Pcr } from './sums.ts';

type DocRow = RowOf<typeof pcrFields, 'doc'>;
type TaxRow = RowOf<typeof pcrFields, 'tax'>;
type Stored = StoredOf<typeof pcr>;

/** Ids that rows name which did not name them before. */
function newlyNamed<R extends { readonly id?: number | null }>(
  rows: readonly R[],
  stored: readonly R[],
  of: (row: R) => number | null | undefined,
): readonly { readonly row: R; readonly at: number; readonly id: number }[] {
  const before = new Map(stored.map((row) => [row.id, of(row)]));
  return rows.flatMap((row, at) => {
    const id = of(row);
    return typeof id === 'number' && before.get(row.id) !== id ? [{ row, at, id }] : [];
  });
}

const docsNamed = (record: Pcr, stored: Stored | null) =>
  newlyNamed<DocRow>(record.doc ?? [], stored?.doc ?? [], ({ expDeclId }) => expDeclId);
const invoicesNamed = (record: Pcr, stored: Stored | null) =>
  newlyNamed<TaxRow>(record.tax ?? [], stored?.tax ?? [], ({ taxInvId }) => taxInvId);

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** What declaration and invoice say is theirs: rows that name one take it from there. */
async function takeOver(ask: Ask, step: SaveStep, record: Pcr, stored: Stored | null): Promise<void> {
  const docs = docsNamed(record, stored);
  for (const found of await declarationsOf(
    ask,
    step,
    docs.map(({ id }) => id),
  ))
    for (const { row } of docs.filter(({ id }) => id === found.expDeclId)) {
      Object.assign(row, pick(found, fromDeclaration));
      fillEmpty(row, { amtFrgn: found.amtFrgn ?? null });
    }
  const invoices = invoicesNamed(record, stored);
  for (const found of await receivedInvoices(
    ask,
    step,
    invoices.map(({ id }) => id),
  ))
    for (const { row } of invoices.filter(({ id }) => id === found.taxInvId))
      Object.assign(row, pick(found, fromInvoice));
  for (const { row, kept } of keptRows(record, stored)) Object.assign(row, kept);
}

/** Rows that name the same as before say the same as before. */
function keptRows(record: Pcr, stored: Stored | null) {
  const docs = new Map((stored?.doc ?? []).map((row) => [row.id, row]));
  const taxes = new Map((stored?.tax ?? []).map((row) => [row.id, row]));
  return [
    ...(record.doc ?? []).flatMap((row) => {
      const before = docs.get(row.id as number);
      return before && row.expDeclId && before.expDeclId === row.expDeclId
        ? [{ row: row as object, kept: pick(before, fromDeclaration) }]
        : [];
    }),
    ...(record.tax ?? []).flatMap((row) => {
      const before = taxes.get(row.id as number);
      return before && row.taxInvId && before.taxInvId === row.taxInvId
        ? [{ row: row as object, kept: pick(before, fromInvoice) }]
        : [];
    }),
  ];
}

async function supplierProblems(ask: Ask, step: SaveStep, record: Pcr): Promise<Problem[]> {
  const supplier = await supplierOf(ask, step, record.supClntId);
  if (supplier && (supplier.natCd !== 'KR' || !supplier.supRegNo))
    return [{ code: 'E_REF', field: 'supClntId', text: 'pcrSupplierInKorea' }];
  return [];
}

/** Declarations that are released, and invoices that this supplier issued to the own company. */
async function sourceProblems(ask: Ask, step: SaveStep, record: Pcr, stored: Stored | null): Promise<Problem[]> {
  const docs = docsNamed(record, stored);
  const released = new Set(
    (
      await declarationsOf(
        ask,
        step,
        docs.map(({ id }) => id),
      )
    ).map(({ expDeclId }) => expDeclId),
  );
  const invoices = invoicesNamed(record, stored);
  const issuers = new Map(
    (
      await receivedInvoices(
        ask,
        step,
        invoices.map(({ id }) => id),
      )
    ).map(({ taxInvId, invrRegNo }) => [taxInvId, invrRegNo]),
  );
  return [
    ...docs
      .filter(({ id }) => !released.has(id))
      .map(({ at }): Problem => ({ code: 'E_REF', grid: 'doc', row: at, field: 'expDeclId', text: 'pcrNotReleased' })),
    ...invoices.flatMap(({ id, at }): Problem[] => {
      const cell = { code: 'E_REF', grid: 'tax', row: at, field: 'taxInvId' } as const;
      if (!issuers.has(id)) return [{ ...cell, text: 'pcrNotReceived' }];
      return issuers.get(id) === record.supRegNo ? [] : [{ ...cell, text: 'pcrOtherSupplier' }];
    }),
  ];
}

/** What is changed or cancelled is issued, and of the same supplier. */
async function earlierProblems(ask: Ask, step: SaveStep, record: Pcr, stored: Stored | null): Promise<Problem[]> {
  if (typeof record.befPcrId !== 'number') return [];
  const [earlier] = await ask<{ stCd: string; applyTpCd: string; supRegNo: string }>(sql`
    select st_cd as "stCd", apply_tp_cd as "applyTpCd", sup_reg_no as "supRegNo" from shipwork_pcr
    where corp_id = ${step.corpId}::bigint and id = ${record.befPcrId}::bigint and del_yn = 'N'`);
  if (!earlier) return [];
  const holds = earlier.stCd === 'ISSUED' && earlier.applyTpCd !== 'C';
  if (!stored && !holds) return [{ code: 'E_STATE', field: 'befPcrId', text: 'pcrNotIssued' }];
  return earlier.supRegNo === record.supRegNo
    ? []
    : [{ code: 'E_RANGE', field: 'supClntId', text: 'pcrSupplierStays' }];
}

/** A draft of before the deadline that leaves after it. */
const send: Action<typeof pcr, 'send'> = {
  warns: async ({ today }, { applyDt, applyDueDt, applyTpCd }) =>
    applyTpCd !== 'C' && applyDueDt && applyDt <= applyDueDt && today > applyDueDt
      ? [{ code: 'E_RANGE', field: 'applyDt', text: 'pcrLate', args: [applyDueDt], warn: true }]
      : [],
};

const issued: Action<typeof pcr, 'issued'> = {
  run: async (_step, _stored, input) => {
    const { no, day } = answerOf(input);
    return { changes: { pcrLicNo: no, issueDt: day } };
  },
  after: endEarlier,
};

export const pcrBehaviour: Behaviour<typeof pcr> = {
  fresh: begin,
  async propose(call, { of, header, wanted }, ask) {
    if (of === 'expDeclId') {
      const found = await declarationsOf(ask, call, wanted as readonly number[]);
      return { rows: found.map(({ expDeclId, ...values }) => ({ of: expDeclId, values })) };
    }
    if (of === 'taxInvId') {
      const found = await receivedInvoices(ask, call, wanted as readonly number[]);
      return {
        rows: found.map(({ taxInvId, invrRegNo: _issuer, invrNm: _name, ...values }) => ({ of: taxInvId, values })),
      };
    }
    if (of === 'supClntId') {
      const supplier = await supplierOf(ask, call, header.supClntId);
      return { header: supplier ? ofSupplier(supplier) : {} };
    }
    return { header: await ratesFor(ask, call, header) };
  },
  async prepare(step, record, stored) {
    const ask = askIn(step);
    if (record.supClntId !== stored?.supClntId) {
      const supplier = await supplierOf(ask, step, record.supClntId);
      const { supEmail, ...names } = ofSupplier(supplier ?? {});
      Object.assign(record, names);
      fillEmpty(record, { supEmail: supEmail ?? null });
    }
    if (!stored || record.applyDt !== stored.applyDt || record.currCd !== stored.currCd)
      Object.assign(record, await ratesFor(ask, step, record));
    await takeOver(ask, step, record, stored);
  },
  async check(step, record, stored) {
    const ask = askIn(step);
    return [
      ...(record.supClntId === stored?.supClntId ? [] : await supplierProblems(ask, step, record)),
      ...(await sourceProblems(ask, step, record, stored)),
      ...(await earlierProblems(ask, step, record, stored)),
    ];
  },
  facts: pcrFacts,
  print: printPcr,
  /** As the confirming body numbers them: the year, and a count of its own. */
  numbered: async (step, _record, resultCd) => (resultCd === 'ISSUE' ? licence(step) : null),
  actions: { send, issued, change, cancel },
};

async function licence(step: Step): Promise<string> {
  const year = step.today.slice(0, 4);
  return `PCR${year}${String(await drawSerial(step.tx, { table: 'SW_PCR', key: 'PCR', period: year })).padStart(8, '0')}`;
}
