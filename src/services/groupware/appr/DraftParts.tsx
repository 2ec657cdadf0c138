/** Below the fields of a draft: what its form asks for, and loading an approval line. */
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../../ui/text.tsx';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { rowsOf } from '../../../admin/screens/form/model/values.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { appr } from '../appr.ts';
import { keysOfBefore } from '../again.ts';
import { BeforeNote } from './BeforeNote.tsx';
import { LineLoad } from './LineLoad.tsx';
import { useDraftBox } from './useDraftBox.web.ts';
import { useFormFields } from './useFormFields.web.ts';
import { ValInput } from './ValInput.tsx';
import { onlyKeys } from './vals.web.ts';

export function DraftParts() {
  const t = useT();
  const { values, before, situation, change } = useRecordForm(appr);
  const formFields = useFormFields(values.apprDocId);
  const fields = formFields ?? [];
  // Another form asks for other things; what a record of a service said of itself stays.
  const tidy = useEffectEvent((keys: ReadonlySet<string>) => {
    const rows = rowsOf(values, 'valList');
    const asked = onlyKeys(rows, keys);
    if (asked !== rows) change({ valList: asked });
  });
  const another = situation.mode !== 'read' && !values.srcTbl && values.apprDocId !== before.apprDocId;
  useEffect(() => {
    if (another && formFields) tidy(new Set([...formFields.map(({ fieldKey }) => fieldKey), ...keysOfBefore]));
  }, [another, formFields]);
  useDraftBox();
  return (
    <div className="ap-draft">
      {/* A copy follows no document. */}
      {before.againId != null && (
        <BeforeNote vals={(values.valList ?? []) as Parameters<typeof BeforeNote>[0]['vals']} />
      )}
      {fields.length > 0 && (
        <section aria-label={t('resources.groupware/appr.page.form')}>
          <header>
            <h2>{t('resources.groupware/appr.page.form')}</h2>
            <p>{t('resources.groupware/appr.page.form_hint', { name: String(values.apprDocNm ?? '') })}</p>
          </header>
          <FormGrid>
            {fields.map((field) => (
              <ValInput key={field.fieldKey} of={field} />
            ))}
          </FormGrid>
        </section>
      )}
      {situation.mode !== 'read' && <LineLoad />}
    </div>
  );
}
