/** The form of a question: what is typed, what is wrong with it, sending. */
import { useEffect, useState } from 'react';
import type { Problem } from '../../../../core/problem.ts';
import { focusFirst } from '../../../../portal/parts/focusFirst.ts';
import { useRefusal, type RefusalState } from '../../../../portal/parts/useRefusal.ts';
import { useFormAnswer } from '../../../../portal/useFormAnswer.ts';
import { useMemberContact } from '../../../../portal/useMemberContact.ts';
import { ApiError } from '../../../../session/calls/error.ts';
import { send } from '../../../../session/calls/transport.ts';
import { useSession } from '../../../../session/session.ts';
import { useT } from '../../../../ui/text.tsx';
import { noQuestion, questionFields, questionProblems } from './ask.rules.ts';
import type { Question, QuestionAnswer, QuestionField } from './ask.rules.ts';
import { readDraft, writeDraft } from './askDraft.web.ts';

/** Refusals that the server words by the same texts begin so. */
const ofQuestion = 'question.';

/** Fields in the order of the form, the verification last. */
export const askFields = [...questionFields, 'human'] as const;
export type AskField = (typeof askFields)[number];
export const fieldId = (field: AskField): string => `ask-${field}`;

export interface Taken {
  readonly email: string;
  /** The post; absent while it is not on the board. */
  readonly id?: number;
}

/** What is wrong with a field: by the rules, which is worded when it is drawn, or as the server said it. */
type Wrong = Problem | { readonly sentence: string };
type WrongFields = Readonly<Partial<Record<AskField, Wrong>>>;

const byField = (problems: readonly Problem[]): WrongFields =>
  Object.fromEntries(problems.map((problem) => [problem.field, problem]));
const notHuman = { code: 'E_REQUIRED', field: 'human' } as const satisfies Problem;

export interface AskFormState {
  readonly values: Question;
  readonly set: (part: Partial<Question>) => void;
  readonly errors: Readonly<Partial<Record<AskField, string>>>;
  readonly refusal: RefusalState;
  /** Why the server did not take what came without scripts. */
  readonly refused: string | undefined;
  readonly busy: boolean;
  readonly setHuman: (token: string | undefined) => void;
  /** Changes when a new verification is needed. */
  readonly humanRound: number;
  readonly taken: Taken | undefined;
  readonly submit: () => Promise<void>;
}

export function useAskForm(): AskFormState {
  const t = useT();
  const session = useSession();
  const sent = useFormAnswer<QuestionAnswer>();
  const sentence = (wrong: Wrong) => {
    if ('sentence' in wrong) return wrong.sentence;
    const { code, field, text, args } = wrong;
    if (field === notHuman.field) return t('ask.human');
    if (code === 'E_LENGTH') return t('ask.long', { most: String(args?.[0]) });
    return t(text?.startsWith(ofQuestion) ? `ask.checks.${text.slice(ofQuestion.length)}` : 'ask.imitation');
  };

  const [values, setValues] = useState<Question>(() =>
    sent && 'values' in sent ? questionOf(sent.values) : noQuestion,
  );
  const [wrongFields, setWrongFields] = useState<WrongFields>(() =>
    sent && 'problems' in sent ? byField(sent.problems) : {},
  );
  // Worded here, so that they follow the language.
  const errors: AskFormState['errors'] = Object.fromEntries(
    Object.entries(wrongFields).map(([field, wrong]) => [field, sentence(wrong)]),
  );
  const [taken, setTaken] = useState<Taken | undefined>(() =>
    sent && 'taken' in sent ? { email: sent.taken } : undefined,
  );
  const [human, setHuman] = useState('');
  const [humanRound, setHumanRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();
  const refused = sent && 'refusal' in sent ? t(sent.refusal === 'E_RATE' ? 'ask.too_often' : 'ask.failed') : undefined;

  const userNm = session.status === 'in' && !session.user.guest ? session.user.userNm : '';
  useEffect(() => {
    // Not while drawing: the server knows neither drafts nor who is logged in.
    const draft = readDraft();
    setValues((now) => ({
      ...(draft && now.title === '' && now.text === '' ? draft : now),
      writerNm: now.writerNm || draft?.writerNm || userNm,
    }));
  }, [userNm]);

  const contact = useMemberContact();
  useEffect(() => {
    if (contact) setValues((now) => ({ ...now, email: now.email || contact.email }));
  }, [contact]);

  const set = (part: Partial<Question>) => {
    setValues((now) => ({ ...now, ...part }));
    writeDraft({ ...values, ...part });
    setWrongFields((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
  };

  const submit = async () => {
    if (busy || refusal.left > 0) return;
    refusal.clear();
    const wrong = byField([...questionProblems(values), ...(human ? [] : [notHuman])]);
    setWrongFields(wrong);
    const first = askFields.find((field) => wrong[field]);
    if (first) return focusFirst(fieldId(first));
    setBusy(true);
    try {
      const { id } = await send<{ readonly id: number }>('platform/board/ask', {
        method: 'POST',
        body: { ...values, reCaptchaToken: human },
      });
      writeDraft(undefined);
      setTaken({ email: values.email.trim(), id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A token is good for one call, whatever came of it.
      setHuman('');
      setHumanRound((round) => round + 1);
      const at = error.problems.find(({ field }) => questionFields.includes(field as QuestionField));
      if (at) {
        setWrongFields({ [at.field!]: { sentence: at.message } });
        focusFirst(fieldId(at.field as AskField));
      } else refusal.say(error, t('ask.failed'));
    } finally {
      setBusy(false);
    }
  };
  const takeHuman = (token: string | undefined) => {
    setHuman(token ?? '');
    if (token) setWrongFields(({ human: _done, ...others }) => others);
  };
  return { values, set, errors, refusal, refused, busy, setHuman: takeHuman, humanRound, taken, submit };
}

/** What came back with a refusal, as a form sends it. */
const questionOf = (values: Question | Readonly<Record<string, string>>): Question => ({
  ...noQuestion,
  ...values,
  isAgree: Boolean(values.isAgree),
});
