/** Filling in, judging and sending a reply (2-portal 4 and 5). What was typed stays whatever the server says. */
import { useEffect, useRef, useState } from 'react';
import { useAlert } from '../../../../portal/parts/alertContext.ts';
import { focusFirst } from '../../../../portal/parts/focusFirst.ts';
import { useRefusal } from '../../../../portal/parts/useRefusal.ts';
import type { RefusalState } from '../../../../portal/parts/useRefusal.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import { useSession } from '../../../../session/session.ts';
import type { SignedIn } from '../../../../session/session.ts';
import { useT } from '../../../../ui/text.tsx';
import { holdPictures } from '../heldPictures.web.ts';
import type { HeldPictures } from '../heldPictures.web.ts';
import { readDraft, writeDraft } from './replyDraft.web.ts';
import type { imitationProblems } from './imitation.rules.ts';
import { ownerProblems, replyProblems } from './reply.rules.ts';
import type { ReplyValues, Task } from './replyTask.ts';

export type ReplyField = keyof ReplyValues;
/** Fields in the order of the form; where each is found. */
export const fieldIds: Readonly<Record<ReplyField, string>> = {
  writerNm: 'reply-writer',
  password: 'reply-password',
  replyDesc: 'reply-text',
  human: 'reply-human',
};

const fetchSend = () => import('./sendReply.web.ts');

export interface ReplyFormState {
  readonly values: ReplyValues;
  readonly set: (part: Partial<ReplyValues>) => void;
  readonly errors: Readonly<Partial<Record<ReplyField, string>>>;
  readonly refusal: RefusalState;
  readonly busy: boolean;
  /** Changes when a new verification is needed. */
  readonly humanRound: number;
  readonly member: SignedIn | undefined;
  readonly pictures: HeldPictures;
  readonly submit: () => Promise<void>;
}

interface Parts {
  readonly boardId: number;
  readonly task: Task;
  readonly onDone: () => Promise<void>;
}

export function useReplyForm({ boardId, task, onDone }: Parts): ReplyFormState {
  const t = useT();
  const { alert } = useAlert();
  const session = useSession();
  const member = session.status === 'in' ? session : undefined;
  const { kind, reply } = task;
  const [values, setValues] = useState<ReplyValues>({
    writerNm: reply?.writerNm ?? '',
    password: '',
    replyDesc: reply?.replyDesc ?? '',
    human: '',
  });
  const [errors, setErrors] = useState<ReplyFormState['errors']>({});
  const [humanRound, setHumanRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });
  // Held once: other words, of another language, take no picture away.
  const [pictures] = useState(() => holdPictures((...said) => words.current(...said)));
  useEffect(() => () => pictures.release(), [pictures]);
  const imitations = useImitations();
  const restored = useRef(false);
  useEffect(() => {
    // Not while drawing: the server knows no drafts.
    if (restored.current || kind !== 'write') return;
    restored.current = true;
    const draft = readDraft(boardId);
    if (!draft) return;
    // Whoever has begun anew meanwhile keeps that.
    const takeUp = (replyDesc: string) => setValues((now) => (now.replyDesc ? now : { ...now, ...draft, replyDesc }));
    void pictures.restore(draft.replyDesc).then(takeUp);
  }, [boardId, kind, pictures]);

  const set = (part: Partial<ReplyValues>) => {
    const next = { ...values, ...part };
    setValues((now) => ({ ...now, ...part }));
    // Here before it is needed, whatever becomes of the connection.
    void fetchSend().catch(() => undefined);
    if (kind === 'write') writeDraft(boardId, next);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
  };

  const judge = (): ReplyFormState['errors'] => {
    const found = kind === 'delete' ? (member ? [] : ownerProblems(values)) : replyProblems(values, !member);
    const messages = found.map(({ code, field, args }) => {
      const empty = field === 'password' && reply ? 'passwordOf' : field!;
      return [
        field!,
        code === 'E_LENGTH'
          ? t('board.reply.needs.long', { most: String(args?.[0]) })
          : t(`board.reply.needs.${empty}`),
      ];
    });
    if (kind === 'write' && !member && imitations.current(values.writerNm).length)
      messages.push(['writerNm', t('board.reply.needs.imitation')]);
    if (!member && !values.human) messages.push(['human', t('board.reply.needs.human')]);
    return Object.fromEntries(messages) as ReplyFormState['errors'];
  };

  const submit = async () => {
    if (busy) return;
    refusal.clear();
    const wrong = judge();
    setErrors(wrong);
    const first = (Object.keys(fieldIds) as ReplyField[]).find((field) => wrong[field]);
    if (first) return focusFirst(fieldIds[first]);
    setBusy(true);
    try {
      const parts = await fetchSend().catch((lost: unknown) =>
        console.warn('the sending of replies has not come', lost),
      );
      if (!parts) return refusal.say(undefined, t('board.reply.failed'));
      await parts.sendReply(task, boardId, member !== undefined, values, pictures);
      if (kind === 'write') writeDraft(boardId, undefined);
      pictures.forget();
      await alert(t(kind === 'delete' ? 'board.reply.deleted' : 'board.reply.saved'));
      await onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A token is good for one call, whatever came of it.
      setValues((now) => ({ ...now, human: '' }));
      setHumanRound((round) => round + 1);
      const at = error.problems.find(({ field }) => field !== undefined && field in fieldIds);
      if (at) {
        setErrors({ [at.field!]: at.message });
        focusFirst(fieldIds[at.field as ReplyField]);
      } else refusal.say(error, t('board.reply.failed'));
      console.warn(`reply not ${kind === 'delete' ? 'deleted' : 'saved'}: ${error.status} ${error.code}`);
    } finally {
      setBusy(false);
    }
  };
  return { values, set, errors, refusal, busy, humanRound, member, pictures, submit };
}

/** The rule of nicknames comes while the form is filled in; without it the server alone says so. */
function useImitations() {
  const rule = useRef<typeof imitationProblems>(() => []);
  useEffect(() => {
    import('./imitation.rules.ts').then(
      (rules) => (rule.current = rules.imitationProblems),
      () => undefined,
    );
  }, []);
  return rule;
}
