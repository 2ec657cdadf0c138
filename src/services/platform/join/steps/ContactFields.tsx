import { CheckRow } from '../../../../portal/parts/CheckRow.tsx';
import { Field } from '../../../../portal/parts/Field.tsx';
import { phoneInput } from '../../../../portal/parts/phoneInput.ts';
import { SegmentedRadio } from '../../../../portal/parts/SegmentedRadio.tsx';
import { useT } from '../../../../ui/text.tsx';
import { sameField, type CertType } from '../join.rules.ts';
import { CodeField } from './CodeField.tsx';
import type { FieldsProps } from './fieldsProps.web.ts';
import type { CodeControl } from '../wizard/useCode.web.ts';
import { typing } from '../wizard/useTyping.web.ts';

/** Where the person can be reached, and the code sent there. */
export function ContactFields(props: FieldsProps & { readonly code: CodeControl }) {
  const t = useT();
  const { wizard, change, error } = props;
  const same = (field: 'phone' | 'email') =>
    sameField(wizard.item.loginId) === field && (
      <CheckRow
        name="sameAsId"
        checked={wizard.sameAsId}
        onChange={(event) => change({ type: 'sameAsId', on: event.target.checked })}
      >
        {t('join.info.same_as_id')}
      </CheckRow>
    );
  return (
    <>
      <Field
        {...typing(wizard, change, 'phone')}
        required
        label={t('join.info.phone')}
        error={error('phone')}
        className="hg-tn"
        {...phoneInput}
        labelEnd={same('phone')}
      />
      <Field
        {...typing(wizard, change, 'email')}
        required
        label={t('join.info.email')}
        error={error('email')}
        labelEnd={same('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="jn-verify">
        <SegmentedRadio<CertType>
          name="certType"
          legend={t('join.info.cert_type')}
          options={[
            { value: 'mobile', label: t('join.info.mobile') },
            { value: 'email', label: t('join.info.mail') },
          ]}
          value={wizard.item.certType}
          onChange={(certType) => change({ type: 'certType', certType })}
        />
        <CodeField {...props} />
      </div>
    </>
  );
}
