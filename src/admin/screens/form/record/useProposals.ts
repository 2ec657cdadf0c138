/** Asks the server what follows from a value that a person has chosen, and lays the answer into the form. */
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Values } from '../../../../core/field.ts';
import { typeOf } from '../../../../fields/index.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { mostWanted, proposalOf } from '../../../../record/proposals.ts';
import { displayName, grids, headerFields, listKey } from '../../../../record/resource.ts';
import { newUid, rowKey, same } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import type { Rows } from '../../../../sheet/Rows.ts';
import { isFigure } from '../../../../sheet/offers.ts';
import { watchTyping } from '../../../../sheet/typedMeanwhile.ts';
import type { Watching } from '../../../../sheet/typedMeanwhile.ts';
import type { DeskDataProvider, Proposals } from '../../../providers/dataProvider.ts';
import type { Screen } from '../../../routes.ts';
import type { Labels } from '../labels.ts';
import { fillable } from '../model/fills.ts';
import { renewedValues } from '../model/renewed.ts';
import type { Renewed } from '../model/renewed.ts';
import { asRead, isReadAgain, isUnreadCode } from '../model/lastRead.ts';
import { isTypedFigure, typingSince } from '../model/typingSince.ts';
import { gridOf, rowsOf } from '../model/values.ts';
import type { FormMode } from '../../contract.ts';
import type { Awaited } from './useAwaited.ts';
import type { RecordState } from './useRecordState.ts';

/** Rows whose field was changed. */
export interface ChangedRows {
  readonly grid: string;
  readonly list: string;
  readonly rows: readonly Row[];
}
export type Propose = (of: string, changed?: ChangedRows) => void;

export interface Asking {
  readonly propose: Propose;
  /** The person left these places: what is typed there next is a change of its own. */
  readonly left: (...at: readonly string[]) => void;
}

type State = Pick<RecordState, 'before' | 'current' | 'change' | 'typed'>;

export function useProposals(
  screen: Screen,
  { before, current, change, typed }: State,
  mode: FormMode,
  labels: Labels,
  awaited: Awaited,
): Asking {
  const t = useTranslate();
  const notify = useNotify();
  const environment = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const [since] = useState(typingSince);
  const newest = useRef(new Map<string, symbol>());
  // Keys of rows that an answer laid in: the next one takes them away again, never a row that a person added.
  const laid = useRef(new Set<string>());
  // What came with the choice that stands goes with it: the next choice is asked about as if the places were empty.
  const brought = useRef(new Map<string, Values>());
  const { resource } = screen;

  // As the form was shown last, before the change that a question is about.
  const shown = useRef<Values>({});
  useEffect(() => {
    shown.current = current();
  });

  /** What came with the former choice: as this form remembers it, else what the server would bring with it alone. */
  const cameWith = async (of: string, former: unknown): Promise<Values> => {
    const known = brought.current.get(of);
    if (known || former == null || !proposalOf(resource, of)?.goesWith?.includes(of)) return known ?? {};
    const answer = await provider
      .defaults(screen.name, { ...sendable({ [of]: former }, resource), of })
      .catch(() => undefined);
    return answer?.header ?? {};
  };
  // What may have been filled in for the choice before: as long as it stands it counts as typed by nobody.
  const filledIn = useRef(new Map<string, unknown>());
  // Typed in before it was filled in: of all others whoever types there makes it their own, be it with the same value.
  const typedBefore = useRef(new Set<string>());
  const stillFilledIn = () =>
    new Map([...filledIn.current].filter(([name]) => !typed(name) || typedBefore.current.has(name)));
  const standing = async (of: string, values: Values, former: unknown): Promise<Values> => {
    const came = { ...Object.fromEntries(stillFilledIn()), ...(await cameWith(of, former)) };
    return Object.fromEntries(
      Object.entries(values).filter(([name, value]) => name === of || !(name in came) || !same(came[name], value)),
    );
  };

  /** A figure that nobody typed does not change in silence: the rate of a copy is that of its own day. */
  const tell = (of: string, renewed: readonly Renewed[]) => {
    if (renewed.length === 0) return;
    const fields = headerFields(resource);
    const shownAs = (name: string, value: unknown) =>
      typeOf(fields[name]!).format(String(value), fields[name]!, environment);
    const figures = renewed
      .map(({ name, from, to }) => `${labels.field(name)} ${shownAs(name, from)} → ${shownAs(name, to)}`)
      .join(', ');
    notify(t('desk.message.renewed', { of: labels.field(of), figures }), { type: 'info', autoHideDuration: 8000 });
  };

  /** What a person has typed stands where the proposal says so, and where it has nothing to put in its place. */
  const withoutTyped = (of: string, proposed: Values): Values => {
    const spares = proposalOf(resource, of)?.spares ?? [];
    const fields = headerFields(resource);
    const isFigureOf = (name: string) => fields[name] !== undefined && typeOf(fields[name]).filledAs === 'figure';
    const nothing = (name: string) => isEmpty(proposed[name]) && isFigureOf(name);
    const stands = (name: string) =>
      (spares.includes(name) || nothing(name)) && typed(name) && !isEmpty(current()[name]);
    return Object.fromEntries(Object.entries(proposed).filter(([name]) => !stands(name)));
  };

  /** Puts in what may be filled in, and says what that was. */
  const fillIn = (of: string, { values, from }: NonNullable<Proposals['fills']>): Values => {
    const start = mode === 'new' ? before : {};
    const fills = fillable(resource, values, { now: current(), start, filled: stillFilledIn(), typed });
    const found = Object.keys(fills).filter((name) => !isEmpty(fills[name]) && values[name] === fills[name]);
    for (const [name, value] of Object.entries(fills)) {
      filledIn.current.set(name, value);
      if (typed(name)) typedBefore.current.add(name);
    }
    if (found.length > 0) {
      const said = {
        of: labels.field(of),
        from: from ?? '',
        fields: found.map((name) => labels.field(name)).join(', '),
      };
      notify(t('desk.message.filled_in', said), { type: 'info', autoHideDuration: 8000 });
    }
    return fills;
  };

  const ask = async (of: string, wanted: readonly string[] = [], changed?: ChangedRows) => {
    const [turn, now, former] = [Symbol(), current(), asRead(shown.current)[of]];
    const values = asRead(now);
    const key = `${changed?.grid ?? ''}/${of}`;
    newest.current.set(key, turn);
    const stood = !changed && isTypedFigure(resource, of) ? since.stood(of, before, now) : now;
    // A proposal is a convenience: whoever gets none types, and the server fills in what a save leaves open.
    const watching = changed && watchTyping(changed.grid);
    const answer = await provider
      .defaults(screen.name, {
        ...sendable(changed ? values : await standing(of, values, former), resource),
        of,
        ...(changed && { grid: changed.grid, wanted: wanted.join() }),
      })
      .catch(() => undefined);
    watching?.end();
    if (!answer || (!changed && newest.current.get(key) !== turn) || !same(values[of], asRead(current())[of])) return;
    if (!changed) {
      const header = withoutTyped(of, untouched(answer.header ?? {}, now, current()));
      brought.current.set(of, header);
      if (renewedValues(resource, now, header).length > 0) tell(of, renewedValues(resource, stood, header));
      const fills = answer.fills ? fillIn(of, answer.fills) : {};
      change({ ...fills, ...withNames(header, resource), ...begun(answer) });
      for (const name of Object.keys(fills))
        if (proposalOf(resource, name)?.alsoFilled?.includes(name)) awaited.add(ask(name));
    } else change({ [changed.list]: filled(gridOf(current(), changed.list), of, changed, answer, watching).list });
  };

  /** Rows that a new record begins with, before those that were added. */
  const begun = ({ grids: proposed = {} }: Proposals): Values => {
    if (mode !== 'new') return {};
    const lists = Object.entries(proposed).map(([grid, rows]): [string, readonly Row[]] => {
      const list = listKey(grid, grids(resource)[grid]);
      const first = new Set(rowsOf(before, list).map(rowKey));
      const added = rowsOf(current(), list).filter((row) => !first.has(rowKey(row)) && !laid.current.has(rowKey(row)));
      const next = rows.map((row): Row => ({ ...row, uid: newUid() }));
      for (const row of next) laid.current.add(rowKey(row));
      return [list, [...next, ...added]];
    });
    return Object.fromEntries(lists);
  };

  const propose: Propose = (of, changed) => {
    if (!proposalOf(resource, of, changed?.grid)) return;
    // From a code that is none nothing follows, nor from the one that takes its place again.
    if (!changed && (isUnreadCode(current(), of) || isReadAgain(shown.current, current(), of))) return;
    const texts = (changed?.rows ?? []).map((row) => row[of]).filter((value) => value !== null && value !== undefined);
    const wanted = [...new Set(texts.map(String))].filter((text) => !text.includes(','));
    if (!changed) awaited.add(ask(of));
    else
      for (let from = 0; from < wanted.length; from += mostWanted)
        awaited.add(ask(of, wanted.slice(from, from + mostWanted), changed));
  };
  return { propose, left: since.end };
}

/** What a question to the server says of the form. */
export const sendable = (values: Values, resource: Screen['resource']): Record<string, string | number> =>
  Object.fromEntries(
    Object.keys(headerFields(resource))
      .map((name) => [name, values[name]] as const)
      .filter(
        (entry): entry is [string, string | number] =>
          ['string', 'number'].includes(typeof entry[1]) && String(entry[1]).length <= 60,
      ),
  );

/** A reference that is proposed empty loses its name too. */
const withNames = (header: Values, resource: Screen['resource']): Values => {
  const gone = Object.entries(headerFields(resource)).filter(
    ([name, field]) => field.type === 'ref' && header[name] === null,
  );
  return { ...header, ...Object.fromEntries(gone.map(([name]) => [displayName(name), null])) };
};

/** What is proposed for places that nobody has changed since the question was asked. */
const untouched = (proposed: Values, asked: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(proposed).filter(([name]) => same(asked[name], now[name])));

/** A row is asked about before its rules have made 0 of an empty figure; a 0 that a person typed is watched for. */
const unfilled = (proposed: Values, asked: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(proposed).filter(
      ([name]) => same(asked[name], now[name]) || (!isFigure(asked[name]) && !isFigure(now[name])),
    ),
  );

/** Rows that still hold the value that was asked about. */
function filled(
  rows: Rows,
  of: string,
  changed: ChangedRows,
  { rows: answered = [] }: Proposals,
  watching: Watching | undefined,
): Rows {
  const asked = new Map(changed.rows.map((row) => [rowKey(row), row]));
  const by = new Map(answered.map(({ of: value, values }) => [String(value), values]));
  return rows.update((row) => {
    const before = asked.get(rowKey(row));
    const values = before && by.get(String(row[of]));
    const typed = watching?.typed(rowKey(row));
    const follows = Object.entries(values ? unfilled(values, before!, row) : {}).filter(([name]) => !typed?.has(name));
    return values ? { ...row, ...Object.fromEntries(follows) } : row;
  });
}
