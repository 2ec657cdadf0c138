/** What an action asks before it runs: a question, or a form of its own fields. */
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import type { ActionButton, Resource } from '../../../core/resource.ts';
import { actionFields, actionStart, judgeActionInput, offeredRows } from '../../../record/actions.ts';
import { answerableNow } from '../../../record/replies.ts';
import type { Field } from '../../../core/field.ts';
import type { LongTextField } from '../../../fields/longText/index.ts';
import { isRows, type RowsField } from '../../../fields/rows/index.ts';
import { filesTaken } from '../../../record/takenFiles.ts';
import type { WireProblem } from '../../../session/calls/error.ts';
import { serverMinute, serverToday } from '../../../session/today.ts';
import { changedFields } from '../../../sheet/editing.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useDesk } from '../../desk.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { totalWords } from '../form/head/totalWords.ts';
import { useLabels } from '../form/labels.ts';
import { actorOf } from './actor.ts';
import { WarningLines } from '../WarningLines.tsx';
import { InputFields } from './InputFields.tsx';
import { useInputForm } from './useInputForm.ts';
import { inWords } from './inWords.ts';
import { useLeaving } from './useLeaving.tsx';
import './actions.css';

/** Few dialogs have ready words. */
const Phrases = lazy(() => import('./Phrases.tsx'));

/**
 * Runs the call; answers what stands in the way at the dialog's own fields, or undefined when the dialog may go.
 * `typed` is what the inputs hold, names of chosen records among it.
 */
export type RunAction = (input: Values, typed: Values) => Promise<readonly WireProblem[] | undefined>;

/** The record (empty where the action is about no one record), what is known beyond it, and what is entered so far. */
export interface PlanProps {
  readonly record: Values;
  readonly facts: Values;
  readonly input: Values;
  /** Enters a value as if it had been typed in its field. */
  readonly onEnter: (name: string, value: unknown) => void;
  /** True while nothing would come of it, which it says itself: the button is not lit. */
  readonly onBar: (barred: boolean) => void;
}

interface Props {
  readonly resource: Resource;
  readonly action: ActionButton;
  /** The record; undefined for several at once. */
  readonly record: Values | undefined;
  readonly title: string;
  /** Of the button that runs it: what it does, where the step's name is wider. */
  readonly label: string;
  readonly busy: boolean;
  /** What was typed when the action was refused for a reason elsewhere: nobody types it twice. */
  readonly typed?: Values | undefined;
  /** What the service has found out for it before it was asked for: the dialog opens with that. */
  readonly held?: Values | undefined;
  /** What the resource told beyond the record: the words of the question may name it. */
  readonly facts?: Values | undefined;
  /** Shows what it answers to, above the inputs. */
  readonly Answered?: ComponentType<PlanProps> | undefined;
  /** Shows what it would bring about, below the inputs. */
  readonly Plan?: ComponentType<PlanProps> | undefined;
  readonly onRun: RunAction;
  readonly onClose: () => void;
}

export function ActionDialog(props: Props) {
  const t = useTranslate();
  const { resource, action, record, facts, title, label, busy, onRun, onClose } = props;
  const environment = useFieldEnvironment();
  const labels = useLabels(resource.prefix);
  const total = record && totalWords(resource, record, environment);
  const { session } = useDesk();
  const asks = `resources.${resource.prefix}.asks.${action.name}`;
  const says = record && action.says?.(record, actorOf(session));
  const ask =
    // Words that name the record say nothing of several.
    t(record ? (says ? `resources.${resource.prefix}.asks.${says}` : asks) : `${asks}_many`, {
      ...(record && { ...sayable(record), ...inWords(resource, action, record, {}, environment) }),
      ...(total && {
        total: [total.beside, total.amount].filter(Boolean).join(' '),
        totalName: labels.field(total.name),
      }),
      ...sayable(facts),
      _: record && !says ? ' ' : t(asks, { ...sayable(record), _: ' ' }),
    }).trim() || undefined;
  // Beside a step that cancels something, 'cancel' would say both.
  const back = t(label.includes(t('desk.action.cancel')) ? 'desk.action.close' : 'desk.action.cancel');
  const warnings = (input: Values) => {
    // What is of a row that is entered here stands at that row.
    const warned = ((record && action.warns?.(record, facts ?? nothing, input)) ?? []).filter(
      ({ row, grid = '' }) => row === undefined || !action.fields?.[grid],
    );
    return (
      warned.length > 0 && <WarningLines warnings={warned.map((problem) => ({ message: labels.sentence(problem) }))} />
    );
  };
  if (action.fields) return <InputDialog {...props} ask={ask} back={back} warnings={warnings} />;
  return (
    <AlertDialog
      open
      title={title}
      message={ask}
      danger={action.danger}
      busy={busy}
      confirmLabel={label}
      cancelLabel={back}
      onConfirm={() => void onRun({}, {})}
      onCancel={onClose}
    >
      {warnings(nothing)}
    </AlertDialog>
  );
}

const prefix = 'act';
const nothing: Values = {};

/** What the words of a question may name of the record. */
export const sayable = (record: Values = {}) =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );

function InputDialog({
  resource,
  action: declared,
  record,
  title,
  label,
  ask,
  back,
  busy,
  typed,
  held,
  warnings,
  facts = nothing,
  Answered,
  Plan,
  onRun,
  onClose,
}: Props & {
  readonly ask: string | undefined;
  readonly back: string;
  readonly warnings: (input: Values) => ReactNode;
}) {
  const t = useTranslate();
  const { session } = useDesk();
  const labels = useLabels(resource.prefix);
  const action = useMemo(() => answerableNow(resource, declared, record), [resource, declared, record]);
  const fields = actionFields(action);
  const names = Object.keys(fields);
  // What it opens with stays that, also when the record below it is fetched again.
  const [{ opened, offered }] = useState(() => {
    const context = { today: serverToday(), userId: session.user.id, corpId: session.corp.id };
    // What happened happens now, not when the page was opened.
    const atHand = typeof facts.now === 'string' ? { ...facts, now: serverMinute(facts.now) } : facts;
    const open = { ...actionStart(resource, action, record, context, atHand), ...held };
    const rows = (name: string) => offeredRows(action, name, record, context, atHand);
    // Rows that no change has taken in yet are no part of what the dialog holds.
    return { opened: open, offered: Object.fromEntries(names.map((name) => [name, rows(name)])) };
  });
  const [start] = useState(() => ({ ...opened, ...typed }));
  const judge = (values: Values) => judgeActionInput(action, named(values, names), record);
  const check = (values: Values) => {
    const { values: stored, problems } = judge(values);
    return [...problems, ...(record && problems.length === 0 ? (action.check?.(stored, record) ?? []) : [])];
  };
  const follow = (values: Values) => {
    const { absent, values: stored } = judge(values);
    const computed = names.filter((name) => fields[name]!.computed);
    return { absent, values: named(stored, computed) };
  };
  const marks = (values: Values) => (record && action.warns?.(record, facts, values)) ?? [];
  const form = useInputForm({ fields, labels, start, check, follow, marks, prefix });
  const required = new Set(judge(form.values).required);
  // What the facts tell stands beside the inputs as the record does: the unit of what is done.
  const of = record && { ...facts, ...record };
  const [pending, setPending] = useState<Readonly<Record<string, string | undefined>>>({});
  const waits = Object.entries(pending).flatMap(([field, why]) =>
    why ? [{ code: 'E_FILE', field, message: t(why) }] : [],
  );
  const entered = names.filter((name) => !fields[name]!.computed);
  const touched = waits.length > 0 || changedFields(opened, form.values, entered).length > 0;
  const takesFiles = filesTaken(action).length > 0;
  const { close, question } = useLeaving({ touched, files: takesFiles, onClose });
  const files = takesFiles
    ? {
        action,
        onPending: (name: string, why: string | undefined) => setPending((now) => ({ ...now, [name]: why })),
      }
    : undefined;
  const [barred, setBarred] = useState(false);
  const told: PlanProps = {
    ...{ record: record ?? nothing, facts, input: form.values },
    ...{ onEnter: form.change, onBar: setBarred },
  };
  const run = async () => {
    if (!form.checkAll()) return;
    if (waits.length > 0) return void form.show(waits);
    const refused = await onRun(named(form.values, Object.keys(form.fields)), form.values);
    if (refused) form.show(refused);
  };
  return (
    <>
      <Dialog
        open
        className="hg-dlg--asks"
        width={widthOf(Object.values(fields))}
        sheet
        title={title}
        lead={ask}
        onClose={busy ? undefined : close}
        footer={
          <>
            <Button onClick={close} disabled={busy}>
              {back}
            </Button>
            <Button
              kind={action.danger ? 'danger-filled' : 'filled'}
              disabled={busy || barred}
              onClick={() => void run()}
            >
              {label}
            </Button>
          </>
        }
      >
        <div className="hg-act-fields">
          {warnings(form.values)}
          {Answered && (
            <Suspense>
              <Answered {...told} />
            </Suspense>
          )}
          <InputFields
            form={form}
            prefix={prefix}
            required={required}
            of={of}
            resource={resource}
            offered={offered}
            files={files}
            focusFirst
          />
          {action.phrases && (
            <Suspense>
              <Phrases resource={resource} keys={action.phrases} form={form} name={names[0]!} />
            </Suspense>
          )}
          {Plan && (
            <Suspense>
              <Plan {...told} />
            </Suspense>
          )}
        </div>
      </Dialog>
      {question}
    </>
  );
}

const named = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Rows in which much is entered, or much is shown beside it, want the room of a desk. */
function widthOf(fields: readonly Field[]): number {
  const rows = fields.filter(isRows);
  const isWide = ({ fields: inputs, shows = [] }: RowsField) => {
    const asked = Object.keys(inputs).length;
    return asked > 3 || asked + shows.length > 6;
  };
  // So does a text of many lines.
  const isLong = fields.some((field) => field.type === 'longText' && (field as LongTextField).lines !== undefined);
  return rows.some(isWide) ? 1040 : rows.length > 0 ? 760 : isLong ? 640 : 440;
}
