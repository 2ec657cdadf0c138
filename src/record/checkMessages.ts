/** Start-up check of `messages`: actions, answers, states, grid and reply fit one another. */
import { messageGrid, replyAction, replyFields, type Messages } from '../core/messages.ts';
import type { ActionButton, Resource } from '../core/resource.ts';
import type { CodeField } from '../fields/code/index.ts';
import { actionOf } from './actions.ts';
import { grids } from './resource.ts';
import type { GroupKeys } from './states.ts';

const columns = ['sendDtm', 'msgTpCd', 'resultCd', 'msgTxt'];

export function messageFaults(resource: Resource, groups: GroupKeys): string[] {
  const { messages, actions = [] } = resource;
  const answeredFor = actions.filter(({ simulated }) => simulated);
  if (!messages)
    return answeredFor.map(({ name }) => `action '${name}' stands in for somebody and 'messages' is missing`);
  return [
    ...strange('receiver', [messages.receiver], groups['MSG_RCV']),
    ...strange('messages.sends', Object.values(messages.sends), groups['CS_MSG']),
    ...strange('messages.answers', Object.keys(messages.answers), groups['CS_RESULT']),
    ...strange('messages.atOnce', Object.values(messages.atOnce ?? {}), Object.keys(messages.answers)),
    ...sendFaults(resource, messages),
    ...answerFaults(resource, messages),
    ...gridFaults(resource),
    ...replyFaults(resource, messages),
  ];
}

const strange = (place: string, keys: readonly string[], known: readonly string[] = []): string[] =>
  keys.filter((key) => !known.includes(key)).map((key) => `${place} names unknown '${key}'`);

function sendFaults(resource: Resource, { sends }: Messages): string[] {
  if (!resource.state) return ["'messages' belongs to a resource with 'state'"];
  return Object.keys(sends).flatMap((name) => {
    const action = actionOf(resource, name);
    if (!action) return [`messages.sends names unknown action '${name}'`];
    return [
      ...(action.internal || action.simulated ? [`action '${name}' sends, so a person presses it`] : []),
      // A request about a row leaves the record where it stands.
      ...(action.to === undefined || typeof action.to === 'string'
        ? []
        : [`action '${name}' sends, so it leads to one state`]),
      ...(action.bulk === true || action.bulk === 'together'
        ? [`action '${name}' sends, so of several records each goes for itself: bulk 'each'`]
        : []),
    ];
  });
}

/** An answer means something in a state that a message or another answer has brought about. */
function answerFaults(resource: Resource, { sends, answers }: Messages): string[] {
  const named = [...new Set([...Object.keys(sends), ...Object.values(answers)])];
  const led = new Set(named.flatMap((name) => [actionOf(resource, name)?.to ?? []].flat()));
  return [...new Set(Object.values(answers))].flatMap((name) => {
    const action = actionOf(resource, name);
    if (!action) return [`messages.answers names unknown action '${name}'`];
    const fits = action.from?.some((state) => led.has(state)) ?? false;
    return [
      ...(action.internal ? [] : [`action '${name}' comes with an answer, so it is internal`]),
      ...(fits ? [] : [`action '${name}' comes with an answer, and goes from no state that a message leads to`]),
    ];
  });
}

function gridFaults(resource: Resource): string[] {
  const grid = grids(resource)[messageGrid];
  const sound = grid?.readOnly && columns.every((name) => grid.fields[name]) && grid.kept?.['msgErrors'];
  return sound ? [] : [`'messages' needs the grid '${messageGrid}' of services/shared/messages.ts`];
}

function replyFaults(resource: Resource, { answers }: Messages): string[] {
  const reply = actionOf(resource, replyAction);
  const sound = reply?.simulated && replyFields.every((name) => reply.fields?.[name]);
  if (!sound) return [`'messages' needs the action '${replyAction}' of services/shared/messages.ts`];
  const { only = [] } = reply.fields!['resultCd'] as CodeField;
  const known = Object.keys(answers);
  const from = new Set(Object.values(answers).flatMap((name) => actionOf(resource, name)?.from ?? []));
  return [
    ...(only.length === known.length && only.every((key) => known.includes(key))
      ? []
      : [`action '${replyAction}' offers ${only.join(', ')}, the answers are ${known.join(', ')}`]),
    ...stateFaultsOf(reply, from),
  ];
}

const stateFaultsOf = ({ from = [] }: ActionButton, known: ReadonlySet<string>): string[] =>
  from.length === known.size && from.every((state) => known.has(state))
    ? []
    : [`action '${replyAction}' goes from ${from.join(', ')}, the answers from ${[...known].join(', ')}`];
