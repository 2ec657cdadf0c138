/** What the parts of a form share: the values being edited, what they were, and what is wrong with them. */
import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Values } from '../../../core/field.ts';
import type { Declared, FormOf } from '../../../core/record.ts';
import type { Resource } from '../../../core/resource.ts';
import type { InputProps } from '../../../fields/ui-contract.ts';
import type { Screen } from '../../routes.ts';
import type { Typing } from './draft/typing.ts';
import type { Labels } from './labels.ts';
import type { Situation } from './locks.ts';
import type { FormProblem } from './model/problems.ts';
import type { Shape } from './model/values.ts';
import type { Propose } from './record/useProposals.ts';

/** `Whole`: the record as a form of its resource holds it. */
export interface RecordForm<Whole = Values> {
  readonly screen: Screen;
  readonly resource: Resource;
  readonly situation: Situation;
  readonly shape: Shape;
  readonly labels: Labels;
  /** As loaded, or as started from. */
  readonly before: Whole;
  readonly values: Whole;
  /** Header fields that rules lock for this record. */
  readonly locked: ReadonlySet<string>;
  /** Header fields that must be filled. */
  readonly required: ReadonlySet<string>;
  readonly problems: readonly FormProblem[];
  /** The service's own words for a value. */
  readonly shown?: (field: string, grid: string | undefined, value: unknown) => string | undefined;
  /** The service's own inputs, by field. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** What the service shows beside a field, of what follows from it. */
  readonly beside?: Readonly<Record<string, ComponentType>>;
  /** Puts values in, computes what follows from them, and forgets what was wrong at the places. */
  readonly change: (changes: Whole, ...at: string[]) => void;
  /** Asks what follows from a field that was changed. */
  readonly propose: Propose;
  /** Once all that was asked of the server has arrived. */
  readonly settled: () => Promise<void>;
  /** Fields that stand elsewhere on the screen. */
  readonly apart: ReadonlySet<string>;
  /** What is typed into a cell and not taken over yet. */
  readonly typing: Typing;
  /** The person left these places: say what is wrong there. */
  readonly leave: (...at: string[]) => void;
  /** How many of these places are wrong by the rules that mark them. */
  readonly wrongAmong: (at: readonly string[]) => number;
}

export const RecordFormContext = createContext<RecordForm | null>(null);

/** The form of any resource; of the one that is named, with its fields: `useRecordForm(quot)`. */
export function useRecordForm(): RecordForm;
export function useRecordForm<T extends Declared & { readonly prefix: string }>(of: T): RecordForm<FormOf<T>>;
export function useRecordForm(of?: { readonly prefix: string }): RecordForm {
  const form = useContext(RecordFormContext);
  if (!form) throw new Error('RecordFormContext is missing above this component');
  if (of && of.prefix !== form.resource.prefix)
    throw new Error(`This component is for ${of.prefix}, the form above it is of ${form.resource.prefix}`);
  return form;
}
