/** The history of a document in words: what it was made for, and what the rows of its form are called. */
import type { Change, HistoryEntry } from '../../../admin/providers/dataProvider.ts';
import { Declared } from '../../../admin/providers/Declared.tsx';
import { ServiceTexts } from '../../../admin/providers/serviceTexts.tsx';
import { HistoryPanel } from '../../../admin/screens/form/history/HistoryPanel.tsx';
import { useLabels } from '../../../admin/screens/form/labels.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { Resource } from '../../../core/resource.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import { appr } from '../appr.ts';
import { isOfBefore, isWayBack, numberOf } from '../again.ts';
import { factText, fieldOf, saidField } from '../formField.ts';
import { hasAgreed } from '../stamps.ts';
import { useSource } from './Facts.tsx';
import { writtenIn } from './written.web.ts';
import { useFormFields } from './useFormFields.web.ts';

/** The number of the record stands beside them, the check value and what was before in the document itself. */
const untold = ['srcId', 'srcDigest', 'againId'] as const;

export function ApprHistory() {
  return (
    <Declared>
      <OfSource />
    </Declared>
  );
}

function OfSource() {
  const { before } = useRecordForm(appr);
  const source = useSource(before);
  return source ? (
    <ServiceTexts of={source.prefix}>
      <InWords source={source} />
    </ServiceTexts>
  ) : (
    <InWords source={undefined} />
  );
}

function InWords({ source }: { readonly source: Resource | undefined }) {
  const t = useT();
  const environment = useFieldEnvironment();
  const { before } = useRecordForm(appr);
  const labels = useLabels(source?.prefix ?? appr.prefix);
  const fields = useFormFields(before.apprDocId) ?? [];
  const partOf = (user: string | undefined) => before.lineList?.find(({ userId }) => String(userId) === user)?.stepTpCd;
  // Whoever agreed, or stood in for one who agrees, has not approved.
  const act = ({ act: name, changes }: HistoryEntry) =>
    name === 'approve' &&
    changes.some(
      ({ grid, field, to, rowNm }) =>
        grid === 'steps' && field === 'actCd' && (to === 'OK' || to === 'PROXY') && partOf(rowNm) === 'AGREE',
    )
      ? 'agree'
      : undefined;
  const shown = (field: string, grid: string | undefined, value: unknown, row?: string) => {
    if (field === 'srcTbl' && source && value === source.table)
      return t(`resources.${source.prefix}.name`, { smart_count: 1 });
    if (grid === 'steps' && field === 'actCd' && hasAgreed(partOf(row), String(value)))
      return t('resources.groupware/appr.page.agreed');
    if (grid !== 'val' || !row || value === null || value === undefined) return undefined;
    if (isOfBefore({ fieldKey: row })) {
      if (field === 'fieldKey') return t(`resources.groupware/appr.before.${row}`);
      return isWayBack({ fieldKey: row }) ? numberOf(String(value)) : String(value);
    }
    const asked = fields.find(({ fieldKey }) => fieldKey === row);
    if (field === 'fieldKey') return asked?.fieldNm ?? (source && labels.field(row));
    return factText(asked ? fieldOf(asked) : source && saidField(source, row), value, environment);
  };
  const written = (change: Change, later: readonly Change[]) => {
    if (change.grid === 'val')
      return shown('fieldVal', 'val', writtenIn(change, 'fieldVal', later, before.valList ?? []), change.rowNm);
    if (change.grid !== 'steps') return undefined;
    const step = writtenIn(change, 'stepTpCd', later, before.lineList ?? []);
    return typeof step === 'string' ? environment.codeName('APPR_STEP', step) : undefined;
  };
  return <HistoryPanel untold={untold} shown={shown} written={written} act={act} />;
}
