import { Field } from '../../../../portal/parts/Field.tsx';
import { useT } from '../../../../ui/text.tsx';
import { joinTypes } from '../join.rules.ts';
import type { FieldsProps } from './fieldsProps.web.ts';
import { typing } from '../wizard/useTyping.web.ts';

/** Person and company, with the numbers that the type asks for. */
export function CompanyFields({ wizard, change, error }: FieldsProps) {
  const t = useT();
  const { userType } = wizard.item;
  const { regNo, area } = joinTypes[userType === 'private' ? 'corp' : userType];
  return (
    <>
      <div className="jn-pair">
        <Field
          {...typing(wizard, change, 'userNm')}
          required
          label={t('join.info.userNm')}
          error={error('userNm')}
          autoComplete="name"
        />
        <Field
          {...typing(wizard, change, 'corpNm')}
          required
          label={t('join.info.corpNm')}
          error={error('corpNm')}
          autoComplete="organization"
        />
      </div>
      {regNo && (
        <Field
          {...typing(wizard, change, 'corpRegNo')}
          required
          label={t('join.info.corpRegNo')}
          hint={userType !== 'corp' && t('join.info.corpRegNo_hint')}
          error={error('corpRegNo')}
          className="hg-tn"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {area && (
        <Field
          {...typing(wizard, change, area)}
          required
          label={t(`join.info.${area}`)}
          hint={!error(area) && t(`join.info.${area}_hint`)}
          error={error(area)}
          className="hg-tn"
          inputMode={area === 'bondAreaId1' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </>
  );
}
