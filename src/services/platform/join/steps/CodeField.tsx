import { Button } from '../../../../portal/parts/Button.tsx';
import { Countdown } from '../../../../portal/parts/Countdown.tsx';
import { Field } from '../../../../portal/parts/Field.tsx';
import { useT } from '../../../../ui/text.tsx';
import type { FieldsProps } from './fieldsProps.web.ts';
import type { CodeControl } from '../wizard/useCode.web.ts';
import { typing } from '../wizard/useTyping.web.ts';
import { codeTarget, sentTo } from '../wizard/wizard.ts';

/** The code with its time inside the field and the button that gets one beside it. */
export function CodeField({ wizard, change, error, code }: FieldsProps & { readonly code: CodeControl }) {
  const t = useT();
  const { sent } = wizard;
  const fits = sent?.to === codeTarget(wizard.item);
  const button = code.sending ? 'sending' : sent ? 'get_again' : 'get_code';
  return (
    <Field
      {...typing(wizard, change, 'cerNo')}
      required
      label={t('join.info.cerNo')}
      placeholder={t('join.info.cerNo_hint')}
      error={error('cerNo')}
      ok={sent && fits && !sent.late ? t('join.info.sent') : undefined}
      hint={
        sent && !fits ? (
          <span className="jn-warn">{t('join.info.other_target')}</span>
        ) : sent && !sent.late ? (
          <span>{t('join.info.sent_to', { to: sentTo(wizard.item) })}</span>
        ) : undefined
      }
      className="hg-tn"
      inputMode="numeric"
      autoComplete="one-time-code"
      end={code.left !== undefined && <Countdown seconds={code.left} label={t('join.info.time_left')} />}
      beside={
        <Button kind="tint" busy={code.sending} onClick={() => void code.send()}>
          {t(`join.info.${button}`)}
        </Button>
      }
    />
  );
}
