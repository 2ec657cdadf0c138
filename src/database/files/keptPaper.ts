/**
 * The paper of a record as it left the house: an action that says `keepsPaper` stores it with the record in the same
 * transaction, and from then on the record is printed as it was, whatever customer, vessel or company are called by then.
 */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { PageModel } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { paperNames } from '../../record/papers.ts';
import type { Ask, Behaviour, Call, Step } from '../behaviour.ts';
import { askIn } from '../save/askIn.ts';
import type { FileRow } from './fileRow.ts';
import { storePaper } from './storePaper.ts';

/** Stores the usual paper of the record, as the wire shows it, with it. */
export async function keepPaper(step: Step, { print }: Behaviour, record: Values): Promise<FileRow> {
  if (!print) throw new Error(`${step.resource.prefix} keeps a paper that nobody prints`);
  const model = await print(step, record, askIn(step), paperNames(step.resource)[0]);
  return storePaper(step, record.id as number, model);
}

/** Kept is the usual paper, but where the record stands before the step that keeps it: a draft is printed as it is. */
function isKept({ actions = [], state, printed }: Resource, record: Values, paper: string | undefined): boolean {
  const keeping = actions.filter(({ keepsPaper }) => keepsPaper);
  const before = keeping.flatMap(({ from }) => from ?? []);
  if (!keeping.length || paper !== paperNames({ printed })[0]) return false;
  return state === undefined || !before.includes(String(record[state.field]));
}

/** The page model of a record: the one that was kept, else as it is now. */
export async function paperOf(
  resource: Resource,
  print: NonNullable<Behaviour['print']>,
  record: Values,
  { call, ask, paper }: { readonly call: Call; readonly ask: Ask; readonly paper: string | undefined },
): Promise<PageModel> {
  const now = await print(call, record, ask, paper);
  if (!isKept(resource, record, paper)) return now;
  const [kept] = await ask<{ page: PageModel }>(sql`
    select f.page from sys_file f where f.ref_table_nm = ${resource.table} and f.ref_corp_id = ${record.corpId}::bigint
      and f.ref_id = ${record.id}::bigint and f.page is not null and f.file_del_yn = 'N' order by f.id desc limit 1`);
  return kept ? standing(kept.page, now) : now;
}

/** As it was kept; what was called off since bears its word, and no seal. */
function standing(kept: PageModel, { mark }: PageModel): PageModel {
  if (mark === undefined) return kept;
  const { signature, ...rest } = kept;
  const { seal: _seal, sealText: _text, ...unsealed } = signature ?? { name: '' };
  return { ...rest, mark, fileName: `${kept.fileName} (${mark})`, ...(signature && { signature: unsealed }) };
}
