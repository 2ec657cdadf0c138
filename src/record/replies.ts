/** What an authority can answer now, offered to whoever answers in its place. Pure. */
import type { Field, Values } from '../core/field.ts';
import { replyAction, type ResultKey } from '../core/messages.ts';
import type { ActionButton, Resource } from '../core/resource.ts';
import { actionOf, standsFor } from './actions.ts';

type Chosen = Field & { readonly only?: readonly string[] };

/** The action that answers, with those answers alone that mean something in the record's state; any other action as it is. */
export function answerableNow(resource: Resource, action: ActionButton, record: Values | undefined): ActionButton {
  const { messages } = resource;
  const resultCd: Chosen | undefined = action.fields?.['resultCd'];
  if (!messages || !record || action.name !== replyAction || !resultCd) return action;
  const means = (key: string) => {
    const name = messages.answers[key as ResultKey];
    const led = name === undefined ? undefined : actionOf(resource, name);
    return led !== undefined && standsFor(resource, led, record);
  };
  const only = (resultCd.only ?? []).filter(means);
  return { ...action, fields: { ...action.fields, resultCd: { ...resultCd, only } } as ActionButton['fields'] };
}
