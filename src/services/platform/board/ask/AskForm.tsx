/** Puts a question on the board; without scripts the browser sends it by itself. Texts are those of the section `ask`. */
import { usePortalPath } from '../../../../portal/base.ts';
import { Button } from '../../../../portal/parts/Button.tsx';
import { Consent } from '../../../../portal/parts/Consent.tsx';
import { ErrorSummary } from '../../../../portal/parts/ErrorSummary.tsx';
import { Field } from '../../../../portal/parts/Field.tsx';
import { FieldError } from '../../../../portal/parts/FieldError.tsx';
import { HumanCheck } from '../../../../portal/parts/HumanCheck.tsx';
import { Note } from '../../../../portal/parts/Note.tsx';
import { PortalForm } from '../../../../portal/parts/PortalForm.tsx';
import { Refusal } from '../../../../portal/parts/Refusal.tsx';
import { TextArea } from '../../../../portal/parts/TextArea.tsx';
import { useLanguage } from '../../../../session/language.ts';
import { useT } from '../../../../ui/text.tsx';
import { useTouched } from '../../../../ui/useTouched.ts';
import { askerDays, askLengths } from './ask.rules.ts';
import { askFields, fieldId } from './useAskForm.web.ts';
import type { AskFormState } from './useAskForm.web.ts';
import './ask.css';

const terms = ['purpose', 'items', 'period', 'refusal'] as const;

export function AskForm({ form }: { readonly form: AskFormState }) {
  const t = useT();
  const { values, errors, set, refusal, busy } = form;
  const text = (name: keyof typeof askLengths, label: string) => ({
    id: fieldId(name),
    name,
    label: t(`ask.${label}`),
    required: true,
    maxLength: askLengths[name],
    value: values[name],
    error: errors[name],
  });
  return (
    <div className="pt-ask-form">
      <ErrorSummary
        problems={askFields.flatMap((field) => {
          const message = errors[field];
          return message ? [{ field: fieldId(field), message }] : [];
        })}
      />
      <PortalForm action={usePortalPath()('about/ask')} onSubmit={() => void form.submit()}>
        <input type="hidden" name="lang" value={useLanguage()} />
        <div className="pt-row2">
          <Field
            {...text('writerNm', 'writerNm')}
            autoComplete="nickname"
            hint={t('ask.writerNm_hint')}
            onChange={({ target }) => set({ writerNm: target.value })}
          />
          <Field
            {...text('email', 'email')}
            type="email"
            autoComplete="email"
            hint={t('ask.email_hint')}
            onChange={({ target }) => set({ email: target.value })}
          />
        </div>
        <Field {...text('title', 'subject')} onChange={({ target }) => set({ title: target.value })} />
        <TextArea
          {...text('text', 'text')}
          hint={t('ask.text_hint')}
          onChange={({ target }) => set({ text: target.value })}
        />
        <Consent
          id={fieldId('isAgree')}
          label={t('ask.isAgree')}
          checked={values.isAgree}
          error={errors.isAgree}
          onChange={(isAgree) => set({ isAgree })}
          view={t('ask.view')}
          terms={terms.map((name) => ({
            name: t(`ask.terms.${name}`),
            text: t(`ask.terms.${name}_value`, { days: askerDays }),
          }))}
        />
        <Human form={form} />
        <p className="pt-unscripted">{t('ask.unscripted')}</p>
        {form.refused && <Note kind="err">{form.refused}</Note>}
        <Refusal text={refusal.text} left={refusal.left} />
        <Button type="submit" size="l" busy={busy || refusal.left > 0}>
          {t(busy ? 'ask.working' : 'ask.submit')}
        </Button>
      </PortalForm>
    </div>
  );
}

function Human({ form: { errors, setHuman, humanRound } }: { readonly form: AskFormState }) {
  return (
    <div id={fieldId('human')} className="pt-scripted">
      <HumanCheck key={humanRound} hold={!useTouched()} onToken={setHuman} />
      <div role="alert">
        <FieldError id={fieldId('human')} text={errors.human} />
      </div>
    </div>
  );
}
