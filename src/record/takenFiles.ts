/** Files among the inputs of an action: of the row that it adds, else of the record itself. Pure. */
import type { ActionButton, Resource } from '../core/resource.ts';
import type { FilesField } from '../fields/files/index.ts';
import { gridDivNm } from './resource.ts';

/** By the name of the input. */
export const filesTaken = ({ fields = {} }: Pick<ActionButton, 'fields'>): readonly (readonly [string, FilesField])[] =>
  Object.entries(fields).filter((entry): entry is [string, FilesField] => entry[1].type === 'files');

/** Where they are to belong, as files name it. */
export const tableTaken = (resource: Resource, { adds }: Pick<ActionButton, 'adds'>): string =>
  adds === undefined ? resource.table : gridDivNm(resource, adds);

/**
 * The menu authority that sends up files of a kind: full, unless a step of those who only read takes them along. What is sent
 * up belongs to nothing until the record, or that step, has judged the person.
 */
export const uploadLevel = (resource: Resource, table: string, kind: string): 1 | 2 =>
  (resource.actions ?? []).some(
    (action) =>
      action.level === 1 &&
      tableTaken(resource, action) === table &&
      filesTaken(action).some(([, { types }]) => types.includes(kind)),
  )
    ? 1
    : 2;
