/** Files among the inputs of an action that adds a row: bound to the row once it has its id, or refused at their input. */
import { ProblemError, type Problem } from '../../core/problem.ts';
import type { Field, Values } from '../../core/field.ts';
import type { FilesField } from '../../fields/files/index.ts';
import { noFiles, readFiles } from '../../fields/files/sent.ts';
import { gridDivNm } from '../../record/resource.ts';
import type { Transaction } from '../executor.ts';
import { planFiles } from '../files/bind.ts';
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
export interface Added {
  /** The same, with its files as they will be. */
  readonly record: Values;
  /** Takes the record as it was written. */
  bind(written: Values): Promise<void>;
}

export async function planAdded(
  tx: Transaction,
  { saving, declared }: Acting,
  { left, stored, input }: Left,
): Promise<Added> {
  const { resource, call } = saving;
  const grid = declared.adds;
  const columns = Object.entries(declared.fields ?? {}).filter((entry): entry is [string, FilesField] =>
    isFiles(entry[1]),
  );
  const rows = grid === undefined ? [] : ((left[grid] ?? []) as readonly Values[]);
  const at = rows.findIndex(({ id }) => (id ?? null) === null);
  const [first] = columns;
  if (grid === undefined || at < 0 || !first) return { record: left, bind: async () => undefined };
  const problems: Problem[] = [];
  const sent = columns.map(([field, { types }]) => {
    const { take } = readFiles({ reqFileList: input[field] ?? [] }, (problem) => problems.push({ ...problem, field }));
    return { field, types, take: take.map((file) => ({ ...file, puid: addedUid })) };
  });
  const plan = await planFiles(tx, saving, { ...noFiles, take: sent.flatMap(({ take }) => take) }, stored, {});
  problems.push(...plan.problems.map((problem) => ({ ...problem, field: first[0] })));
  const planned = new Map(plan.list.map((file) => [file.fileDetailId, file]));
  for (const { field, types, take } of sent) {
    const strange = take.flatMap(({ fileDetailId }) => {
      const file = planned.get(fileDetailId);
      const fits = !file || (file.refTableNm === gridDivNm(resource, grid) && types.includes(file.refTypeCd));
      return fits ? [] : [file.oriFileNm];
    });
    problems.push(...strange.map((name): Problem => ({ code: 'E_FILE', field, text: 'fileKind', args: [name] })));
  }
  if (problems.length) throw new ProblemError(problems);
  const marked = rows.map((row, i) => (i === at ? { ...row, [uidKey]: addedUid } : row));
  return {
    record: { ...left, [grid]: marked, respFileList: plan.list },
    bind: (written) => {
      const id = stored['id'] as number;
      const owner = resource.scope === 'CORP' ? id : ((stored['corpId'] as number | undefined) ?? call.corpId);
      return plan.apply(owner, id, written);
    },
  };
}

const isFiles = (field: Field): boolean => field.type === 'files';
