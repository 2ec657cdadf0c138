/** The form of a loaded record: its state, and the screen around it. */
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Values } from '../../../core/field.ts';
import type { Resource } from '../../../core/resource.ts';
import { useDesk } from '../../desk.ts';
import type { FormScreenProps } from '../contract.ts';
import { useLabels } from './labels.ts';
import { proposalOf } from '../../../record/proposals.ts';
import { FieldEnvironmentContext } from '../../../fields/ui-contract.ts';
import { headerFields } from '../../../record/resource.ts';
import { rulesOf } from '../../../record/rules.ts';
import { ruleRecord } from './model/rules.ts';
import { shapeOf } from './model/values.ts';
import { RecordFormContext } from './recordForm.ts';
import type { RecordForm as Shared } from './recordForm.ts';
import { RecordScreen } from './record/RecordScreen.tsx';
import type { RecordLink } from './head/useLinks.tsx';
import type { NextPage } from './head/useNextPages.ts';
import { usePictures } from './inputs/usePictures.ts';
import { useProposals } from './record/useProposals.ts';
import { useRecordState } from './record/useRecordState.ts';

/** Days that are those of making, and that something follows from. */
const freshDays = (resource: Resource): readonly string[] =>
  Object.entries(headerFields(resource)).flatMap(([name, field]) =>
    field.type === 'date' && typeof field.default === 'function' && proposalOf(resource, name) ? [name] : [],
  );

/** A further part of a stored record, between its grids and its history; `resources.{prefix}.tabs.{id}` is its label. */
export interface FormTab {
  readonly id: string;
  /** What it holds, told beside the label, as far as the record itself knows. */
  readonly count?: (record: Values) => number;
  readonly View: ComponentType;
}

/** What a page of its own is handed. */
export interface PageProps {
  /** The attachments. */
  readonly files: ReactNode;
}

export interface PagePart {
  readonly when: (record: Values) => boolean;
  readonly View: ComponentType<PageProps>;
  /** Title and second line of the bar on a phone, where the page bears the record's name itself. */
  readonly bar?: (record: Values) => readonly [title: string, sub: string];
}

/** What a service puts in the place of derived parts. */
export interface FormParts {
  /** Detail grids by name. */
  readonly grids?: Readonly<Record<string, ComponentType<{ readonly grid: string }>>>;
  /** What a copy starts from; undefined while that is not known yet. */
  readonly copied?: (record: Values) => Values | undefined;
  /** Words for a value that its type cannot say, in history and conflicts; undefined leaves it to the type. */
  readonly shown?: (field: string, grid: string | undefined, value: unknown) => string | undefined;
  /** Fields that these parts show themselves. */
  readonly apart?: readonly string[];
  /** Between the steps and their buttons: the rule of the next step in words. */
  readonly rule?: ReactNode;
  /** Below the fields: inputs that follow from what was chosen in them. */
  readonly below?: ReactNode;
  /** Grids without a tab of their own. */
  readonly hides?: readonly string[];
  /** What stands in place of fields and tabs, for records that are read as a document. */
  readonly page?: PagePart;
  /** Beside the fields: totals. */
  readonly aside?: ReactNode;
  readonly tabs?: readonly FormTab[];
  /** Pages elsewhere about the record. */
  readonly links?: readonly RecordLink[];
  /** Records that follow from this one: buttons among its next steps. */
  readonly next?: readonly NextPage[];
}

interface Props extends FormScreenProps {
  readonly record: Values;
  readonly parts: FormParts | undefined;
}

export function RecordForm(props: Props) {
  return (
    <form className="hg-record" noValidate onSubmit={(event) => event.preventDefault()}>
      <State {...props} />
    </form>
  );
}

function State({ screen, mode, level, record, parts }: Props) {
  const { session } = useDesk();
  const { resource } = screen;
  const environment = usePictures(resource);
  const labels = useLabels(resource.prefix);
  const shape = useMemo(() => shapeOf(resource), [resource]);
  const state = useRecordState(resource, record, labels, mode !== 'read');
  const { before, values, problems, change, leave } = state;
  const propose = useProposals(screen, state);
  // A copy is of another day, so what follows from the day (a rate, a validity) is asked for anew.
  const refresh = useEffectEvent(() => {
    for (const name of freshDays(resource)) propose(name);
  });
  useEffect(() => {
    if (mode === 'copy') refresh();
  }, [mode]);
  const rules = ruleRecord(resource, values);
  const locked = rulesOf(resource)?.locked?.(rules) ?? [];
  const also = rulesOf(resource)?.requiredWhen?.(rules) ?? [];
  const always = Object.entries(headerFields(resource)).filter(([, field]) => field.required && !field.computed);
  const shared: Shared = {
    screen,
    resource,
    shape,
    labels,
    before,
    values,
    problems,
    change,
    leave,
    propose,
    apart: new Set([...(parts?.apart ?? []), ...(rulesOf(resource)?.absent?.(rules) ?? [])]),
    situation: { resource, mode, level, corpId: session.corp.id, record: before },
    locked: new Set(locked),
    ...(parts?.shown && { shown: parts.shown }),
    required: new Set([...always.map(([name]) => name), ...also]),
  };
  return (
    <FieldEnvironmentContext value={environment}>
      <RecordFormContext value={shared}>
        <RecordScreen state={state} record={record} me={session.user.userNm} parts={parts} />
      </RecordFormContext>
    </FieldEnvironmentContext>
  );
}
