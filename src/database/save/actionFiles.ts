/** Files among the inputs of an action: bound to the row that it adds once that has its id, else to the record; or refused at their input. */
import { ProblemError, type Problem } from '../../core/problem.ts';
import type { Values } from '../../core/field.ts';
import { noFiles, readFiles } from '../../fields/files/sent.ts';
import { filesTaken, tableTaken } from '../../record/takenFiles.ts';
import type { Transaction } from '../executor.ts';
import { planFiles, type FilePlan } from '../files/bind.ts';
import type { Acting } from './actionReady.ts';
import { uidKey } from './working.ts';

/** Client id of the added row until it has its own. */
const addedUid = 'added';

interface Left {
  /** The record as the effect leaves it. */
  readonly left: Values;
  readonly stored: Values;
  readonly input: Values;
}
export interface Taken {
  /** The same, with its files as they will be. */
  readonly record: Values;
  /** Takes the record as it was written. */
  bind(written: Values): Promise<void>;
}

export async function planTaken(tx: Transaction, acting: Acting, { left, stored, input }: Left): Promise<Taken> {
  const {
    saving: { resource, call },
    declared: { adds: grid },
  } = acting;
  const rows = grid === undefined ? [] : ((left[grid] ?? []) as readonly Values[]);
  const at = rows.findIndex(({ id }) => (id ?? null) === null);
  const plan = grid === undefined || at >= 0 ? await planned(tx, acting, stored, input) : undefined;
  if (!plan) return { record: left, bind: async () => undefined };
  const marked = rows.map((row, i) => (i === at ? { ...row, [uidKey]: addedUid } : row));
  return {
    record: { ...left, ...(grid !== undefined && { [grid]: marked }), respFileList: plan.list },
    bind: (written) => {
      const id = stored['id'] as number;
      const owner = resource.scope === 'CORP' ? id : ((stored['corpId'] as number | undefined) ?? call.corpId);
      return plan.apply(owner, id, written);
    },
  };
}

/** Undefined where the action asks for no files. */
async function planned(
  tx: Transaction,
  { saving, declared }: Acting,
  stored: Values,
  input: Values,
): Promise<FilePlan | undefined> {
  const { resource } = saving;
  const columns = filesTaken(declared);
  const [first] = columns;
  if (!first) return undefined;
  const problems: Problem[] = [];
  const toRow = declared.adds !== undefined && { puid: addedUid };
  const sent = columns.map(([field, { types }]) => {
    const { take } = readFiles({ reqFileList: input[field] ?? [] }, (problem) => problems.push({ ...problem, field }));
    return {
      field,
      types,
      take: take.map(({ fileDetailId, refTypeCd }) => ({ ...named(fileDetailId, refTypeCd), ...toRow })),
    };
  });
  const plan = await planFiles(tx, saving, { ...noFiles, take: sent.flatMap(({ take }) => take) }, stored, {});
  problems.push(...plan.problems.map((problem) => ({ ...problem, field: first[0] })));
  const found = new Map(plan.list.map((file) => [file.fileDetailId, file]));
  for (const { field, types, take } of sent) {
    const strange = take.flatMap(({ fileDetailId }) => {
      const file = found.get(fileDetailId);
      const fits = !file || (file.refTableNm === tableTaken(resource, declared) && types.includes(file.refTypeCd));
      return fits ? [] : [file.oriFileNm];
    });
    problems.push(...strange.map((name): Problem => ({ code: 'E_FILE', field, text: 'fileKind', args: [name] })));
  }
  if (problems.length) throw new ProblemError(problems);
  return plan;
}

const named = (fileDetailId: number, refTypeCd?: string) => ({
  fileDetailId,
  ...(refTypeCd !== undefined && { refTypeCd }),
});
