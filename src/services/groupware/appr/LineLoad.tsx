/** Puts the steps of one of the person's lines, or of a shared one, in place of those of the draft. */
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { headerLock } from '../../../admin/screens/form/locks.ts';
import { rowsOf } from '../../../admin/screens/form/model/values.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { RowOf } from '../../../core/record.ts';
import { ref } from '../../../fields/index.ts';
import { insertRows, newUid } from '../../../sheet/editing.ts';
import type { Row } from '../../../sheet/editing.ts';
import { uiOf } from '../../../fields/ui.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useT } from '../../../ui/text.tsx';
import { appr } from '../appr.ts';
import { apprLine } from '../apprLine.ts';

const { prefix } = apprLine;
const field = ref(prefix);
const { Input } = uiOf(field);

/** Stored rows go with the next save, those never saved at once; the drafter is no step of their own line. */
export function replaced(
  rows: readonly Row[],
  steps: readonly RowOf<typeof apprLine, 'step'>[],
  drafter: unknown,
): readonly Row[] {
  const leaving = rows.filter((row) => row.id != null).map((row) => ({ ...row, _deleted: true }));
  const added = steps
    .filter((step) => step.userId !== drafter)
    .map(({ stepTpCd, userId, userNm }) => ({ uid: newUid(), stepTpCd, userId, userNm, actCd: 'WAIT' }));
  return insertRows(leaving, added);
}

export function LineLoad() {
  const t = useT();
  const notify = useNotify();
  const provider = useDataProvider<DeskDataProvider>();
  const { values, situation, change } = useRecordForm(appr);
  const [chosen, setChosen] = useState<unknown>(null);
  if (headerLock(situation) !== undefined) return null;
  const load = async (id: unknown) => {
    setChosen(id);
    if (typeof id !== 'number') return;
    try {
      const { data } = await provider.getOne(prefix, { id });
      const stepList = rowsOf(data, 'stepList');
      change({ lineList: replaced(rowsOf(values, 'lineList'), stepList, values.draftUserId) }, 'steps');
      notify(t('resources.groupware/appr.page.loaded'), { type: 'success' });
    } catch {
      notify(t('resources.groupware/appr.page.load_failed'), { type: 'error' });
    }
  };
  return (
    <FormGrid>
      <div className="hg-span-2">
        <Input
          field={field}
          name="lineId"
          id="appr-line-load"
          label={t('resources.groupware/appr.page.load')}
          help={t('resources.groupware/appr.page.load_help')}
          value={chosen}
          record={values}
          onChange={(id) => void load(id)}
        />
      </div>
    </FormGrid>
  );
}
