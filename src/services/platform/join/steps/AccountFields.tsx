import { Field } from '../../../../portal/parts/Field.tsx';
import { PasswordField } from '../../../../portal/parts/PasswordField.tsx';
import { useT } from '../../../../ui/text.tsx';
import type { FieldsProps } from './fieldsProps.web.ts';
import { typing } from '../wizard/useTyping.web.ts';

/** Login id and password. */
export function AccountFields({ wizard, change, error }: FieldsProps) {
  const t = useT();
  return (
    <>
      <Field
        {...typing(wizard, change, 'loginId')}
        required
        label={t('join.info.loginId')}
        hint={!error('loginId') && t('join.info.loginId_hint')}
        error={error('loginId')}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
      />
      <div className="jn-pair">
        <PasswordField
          {...typing(wizard, change, 'loginPw')}
          required
          label={t('join.info.loginPw')}
          hint={!error('loginPw') && t('join.info.loginPw_hint')}
          error={error('loginPw')}
          autoComplete="new-password"
        />
        <PasswordField
          {...typing(wizard, change, 'loginPwConfirm')}
          required
          label={t('join.info.loginPwConfirm')}
          error={error('loginPwConfirm')}
          autoComplete="new-password"
        />
      </div>
    </>
  );
}
