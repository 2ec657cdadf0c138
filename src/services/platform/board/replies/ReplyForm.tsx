/** The form below the replies: writes, edits, or asks before it deletes (2-portal 4 "Reply editor"). */
import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../../../portal/parts/Button.tsx';
import { ErrorSummary } from '../../../../portal/parts/ErrorSummary.tsx';
import { Field } from '../../../../portal/parts/Field.tsx';
import { errorId, FieldError } from '../../../../portal/parts/FieldError.tsx';
import { HumanCheck } from '../../../../portal/parts/HumanCheck.tsx';
import { Icon } from '../../../../portal/parts/icons.tsx';
import { Note } from '../../../../portal/parts/Note.tsx';
import { PasswordField } from '../../../../portal/parts/PasswordField.tsx';
import { Refusal } from '../../../../portal/parts/Refusal.tsx';
import { corpName } from '../../../../session/corpName.ts';
import { useLanguage } from '../../../../session/language.ts';
import { LazyEditor } from '../../../../ui/richText/LazyEditor.tsx';
import { useT } from '../../../../ui/text.tsx';
import { useTouched } from '../../../../ui/useTouched.ts';
import { dayOf } from '../dates.ts';
import { replyLimits } from './reply.rules.ts';
import type { Task } from './replyTask.ts';
import { fieldIds, useReplyForm } from './useReplyForm.web.ts';
import type { ReplyField, ReplyFormState } from './useReplyForm.web.ts';
import './reply.css';

/** Pixels of the editor (2-portal 9). */
const editorHeight = 300;
const headings = { write: 'board.reply.write', edit: 'board.reply.change', delete: 'board.reply.drop' } as const;

interface Props {
  readonly boardId: number;
  readonly task: Task;
  readonly unsaved: RefObject<boolean>;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

export function ReplyForm({ boardId, task, unsaved, onDone, onCancel }: Props) {
  const t = useT();
  const language = useLanguage();
  const form = useReplyForm({ boardId, task, onDone });
  const { kind, reply } = task;
  const place = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    unsaved.current = kind !== 'delete' && form.values.replyDesc !== (reply?.replyDesc ?? '');
  });
  useEffect(() => {
    // Whoever pressed a button of a reply is led to the form.
    if (kind === 'write') return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [kind]);

  return (
    <form
      ref={place}
      className="pt-write"
      aria-labelledby={id}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
      }}
    >
      <h3 id={id} tabIndex={-1}>
        {t(headings[kind])}
      </h3>
      {kind === 'delete' && reply && (
        <Note kind="warn">
          {t('board.reply.warning', { name: reply.writerNm, day: dayOf(reply.createDt, language) })}
        </Note>
      )}
      <ErrorSummary
        problems={(Object.keys(fieldIds) as ReplyField[]).flatMap((field) => {
          const message = form.errors[field];
          return message ? [{ field: fieldIds[field], message }] : [];
        })}
      />
      <Who form={form} again={reply !== undefined} />
      {kind !== 'delete' && <Text form={form} />}
      <Refusal text={form.refusal.text} left={form.refusal.left} />
      <div className="pt-write__foot">
        {form.member ? (
          <p className="pt-write__hint">{kind === 'delete' ? '' : t('board.reply.pictures')}</p>
        ) : (
          <Human form={form} />
        )}
        <div className="pt-write__ways">
          {kind !== 'write' && (
            <Button kind="secondary" onClick={onCancel}>
              {t('board.reply.cancel')}
            </Button>
          )}
          <Button
            type="submit"
            kind={kind === 'delete' ? 'danger' : 'primary'}
            busy={form.busy || form.refusal.left > 0}
          >
            {t(form.busy ? 'board.reply.working' : kind === 'delete' ? 'board.reply.remove' : 'board.reply.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A member by name; a visitor says who they are, and shows by the password that it is they again. */
function Who({
  form: { member, values, errors, set },
  again,
}: {
  readonly form: ReplyFormState;
  readonly again: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  if (member)
    return (
      <p className="pt-write__me">
        <Icon name="person" />
        <b>{member.user.userNm}</b> <span>{corpName(member.corp, language)}</span>
      </p>
    );
  return (
    <div className="pt-write__who">
      <Field
        id={fieldIds.writerNm}
        label={t('board.reply.nickname')}
        required
        autoComplete="nickname"
        maxLength={replyLimits.writerNm}
        placeholder={again ? undefined : t('board.reply.nickname_hint')}
        value={values.writerNm}
        error={errors.writerNm}
        onChange={(event) => set({ writerNm: event.target.value })}
      />
      <PasswordField
        id={fieldIds.password}
        label={t('board.reply.password')}
        required
        autoComplete={again ? 'current-password' : 'new-password'}
        maxLength={replyLimits.password}
        placeholder={again ? undefined : t('board.reply.password_hint')}
        value={values.password}
        error={errors.password}
        onChange={(event) => set({ password: event.target.value })}
      />
    </div>
  );
}

function Text({ form: { values, errors, set, pictures, member } }: { readonly form: ReplyFormState }) {
  const t = useT();
  const { replyDesc: id } = fieldIds;
  // Readers need no editor; whoever comes back to a draft sees it at once.
  const touched = useTouched();
  return (
    <div className="pt-write__text">
      <span id={`${id}-label`} className="hg-sr">
        {t('board.reply.text')}
      </span>
      <LazyEditor
        hold={!touched && values.replyDesc === ''}
        id={id}
        labelledBy={`${id}-label`}
        describedBy={errors.replyDesc ? errorId(id) : undefined}
        required
        invalid={errors.replyDesc !== undefined}
        lang={useLanguage()}
        height={editorHeight}
        placeholder={t('board.reply.text_hint')}
        value={values.replyDesc}
        onChange={(replyDesc) => set({ replyDesc })}
        upload={pictures.upload}
        showImage={pictures.show}
      />
      <div role="alert">
        <FieldError id={id} text={errors.replyDesc} />
      </div>
      {!member && <p className="pt-write__hint">{t('board.reply.pictures')}</p>}
    </div>
  );
}

function Human({ form: { errors, set, humanRound } }: { readonly form: ReplyFormState }) {
  return (
    <div id={fieldIds.human} className="pt-write__human">
      <HumanCheck key={humanRound} hold={!useTouched()} onToken={(token) => set({ human: token ?? '' })} />
      <div role="alert">
        <FieldError id={fieldIds.human} text={errors.human} />
      </div>
    </div>
  );
}
