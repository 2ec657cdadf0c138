import { describe, expect, it } from 'vitest';
import type { Resource } from '../core/resource.ts';
import { permit } from '../../tests/messages/permit.ts';
import { codeGroups } from '../services/reference/codes/index.ts';
import { messageFaults } from './checkMessages.ts';

const groups = Object.fromEntries(codeGroups.map(({ grpCd, codes }) => [grpCd, codes.map(({ key }) => key)]));
const sound: Resource = permit;
const faults = (changed: Partial<Resource>) => messageFaults({ ...sound, ...changed }, groups);
const { messages, actions } = permit;
const without = (name: string) => actions.filter((action) => action.name !== name);

describe('messages of a declaration', () => {
  it('has nothing to say of a sound one, nor of one without messages', () => {
    expect(faults({})).toEqual([]);
    expect(
      messageFaults({ ...sound, messages: undefined, actions: without('reply') } as unknown as Resource, groups),
    ).toEqual([]);
  });

  it.each<[string, Partial<Resource>, string]>([
    ['receiver', { messages: { ...messages, receiver: 'MARS' } }, "receiver names unknown 'MARS'"],
    [
      'answer',
      { messages: { ...messages, answers: { ...messages.answers, ACCEPT: 'nobody' } } },
      "messages.answers names unknown action 'nobody'",
    ],
    [
      'internal',
      { messages: { ...messages, answers: { ...messages.answers, ACCEPT: 'fix' } } },
      "action 'fix' comes with an answer, so it is internal",
    ],
    [
      'send',
      { messages: { ...messages, sends: { ...messages.sends, submit: 'SEND' } } },
      "messages.sends names unknown action 'submit'",
    ],
    ['at once', { messages: { ...messages, atOnce: { SEND: 'ISSUE' } } }, "messages.atOnce names unknown 'ISSUE'"],
    [
      'grid',
      { fields: { stCd: permit.fields.stCd } },
      "'messages' needs the grid 'msg' of services/shared/messages.ts",
    ],
    ['reply', { actions: without('reply') }, "'messages' needs the action 'reply' of services/shared/messages.ts"],
    [
      'state',
      { actions: [...without('checked'), { name: 'checked', from: ['DONE'], to: 'CHECK', internal: true }] },
      "action 'checked' comes with an answer, and goes from no state that a message leads to",
    ],
    [
      'bulk',
      { actions: [...without('send'), { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: true }] },
      "action 'send' sends, so of several records each goes for itself: bulk 'each'",
    ],
  ])('finds a wrong %s', (_, changed, sentence) => {
    expect(faults(changed)).toContain(sentence);
  });

  it('holds the answers of reply against those of the resource', () => {
    const { CHECK: _, ...fewer } = messages.answers;
    expect(faults({ messages: { ...messages, answers: fewer } }).join()).toContain(
      "action 'reply' offers ACCEPT, CHECK",
    );
  });
});
