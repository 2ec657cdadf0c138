/** What a service puts in the place of parts of a form, or beside them. */
import type { ComponentType, ReactNode } from 'react';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { InputProps } from '../../../fields/ui-contract.ts';
import type { Screen } from '../../routes.ts';
import type { FormScreenProps } from '../contract.ts';
import type { PlanProps } from '../actions/ActionDialog.tsx';
import type { RecordLink } from './head/useLinks.tsx';
import type { NextPage } from './head/useNextPages.ts';

/** A further part of a stored record, between its grids and its history; `resources.{prefix}.tabs.{id}` is its label. */
export interface FormTab {
  readonly id: string;
  /** What it holds, told beside the label, as far as the record itself knows. */
  readonly count?: (record: Values) => number;
  /** It stands at the right of the record, and is a tab only where there is no room for that. */
  readonly side?: true;
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

/** Looks on while somebody types, and says at the fields what the rules of one record cannot know. */
export interface Watch {
  /** Texts of its warnings: what a save was told of them gives way to what holds now. */
  readonly says: readonly string[];
  readonly View: ComponentType<{ readonly onFound: (found: readonly Problem[]) => void }>;
}

/** The list of the screen beside the record, for documents that one goes through one after the other. */
export interface PanePart {
  /** `RecordPane`, which comes with the forms that show it. */
  readonly View: ComponentType<PaneProps>;
  /** Field that says what a row is about, beside with whom it is. */
  readonly about: string;
  /** What the rows are asked for. */
  readonly columns: readonly string[];
}

export interface PaneProps extends FormScreenProps {
  readonly pane: PanePart;
  readonly onHide: () => void;
}

/** What a service puts in the place of derived parts. */
export interface FormParts {
  /** Second line of the bar on a phone, where what lists are titled by says too little. */
  readonly sub?: (record: Values) => string;
  /** Whose it is, beside its name, for those who see several companies': numbers are each company's own. */
  readonly whose?: (record: Values) => string | undefined;
  /** Detail grids by name. */
  readonly grids?: Readonly<Record<string, ComponentType<{ readonly grid: string }>>>;
  /** What a copy starts from; undefined while that is not known yet. */
  readonly copied?: (record: Values) => Values | undefined;
  /** Words for a value that its type cannot say, in history and conflicts; undefined leaves it to the type. */
  readonly shown?: (field: string, grid: string | undefined, value: unknown) => string | undefined;
  /** Inputs in the place of those of the fields' types: what is chosen here is known to the service alone. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
  /** By field: what follows from it and stands in no column of the record, in the place beside it. */
  readonly beside?: Readonly<Record<string, ComponentType>>;
  /** Fields that these parts show themselves. */
  readonly apart?: readonly string[];
  /** The boxes of a stored record begin as one dense sheet of what is filled in or may be, so that its rows have the room. */
  readonly dense?: true;
  /** Between the steps and their buttons: the rule of the next step in words. */
  readonly rule?: ReactNode;
  /** Before the fields: the figure that the record is about. */
  readonly lead?: ReactNode;
  /** Below the fields and beside what stands aside. */
  readonly under?: ReactNode;
  /** Below the fields: inputs that follow from what was chosen in them. */
  readonly below?: ReactNode;
  /** By grid: what stands between its tab and its rows, such as a field that brings rows into it. */
  readonly above?: Readonly<Record<string, ReactNode>>;
  /** By grid: a button of its own among those of its rows, in their line where there is room (`above` on a phone). */
  readonly tools?: Readonly<Record<string, ReactNode>>;
  /** Grids without a tab of their own. */
  readonly hides?: readonly string[];
  /** What stands in place of fields and tabs, for records that are read as a document. */
  readonly page?: PagePart;
  /** Beside the fields: totals. */
  readonly aside?: ReactNode;
  /**
   * In place of steps, fields and tabs while a record is begun: a page that is gone through from top to bottom. On a desk it
   * has the button that saves; the head keeps its key.
   */
  readonly begin?: ComponentType<PageProps>;
  /** Its paper stands beside the fields on a wide screen, once it can be made. */
  readonly sheet?: true;
  /** Its list stands beside it on a wide screen. */
  readonly pane?: PanePart;
  /** By action: what it answers to, shown in its dialog before the inputs. */
  readonly answered?: Readonly<Record<string, ComponentType<PlanProps>>>;
  /** By action: what it would bring about, shown in its dialog. */
  readonly plans?: Readonly<Record<string, ComponentType<PlanProps>>>;
  readonly tabs?: readonly FormTab[];
  /** The history with words of the service's own (`HistoryPanel`). */
  readonly history?: ComponentType;
  /** Pages elsewhere about the record. */
  readonly links?: readonly RecordLink[];
  /** Records that follow from this one: buttons among its next steps. */
  readonly next?: readonly NextPage[];
  /** A hook of the form: why it cannot be saved at all as it stands, beyond what rights and rules say. */
  readonly useBarred?: () => string | undefined;
  /** A hook of the form: by action, what its dialog opens with, found out elsewhere on the screen. */
  readonly useHeld?: () => Readonly<Record<string, Values>> | undefined;
  /** Warnings beyond the record's own rules. */
  readonly watch?: Watch;
  /** Lists whose records wait for the person: one that is done leads on to the next. */
  readonly queue?: (screen: Screen) => boolean;
}
