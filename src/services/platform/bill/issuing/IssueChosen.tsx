/** Asks whether chosen bills are to be issued, and says of each whose it is, of which month, how much, and what becomes of it. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import type { ChosenDialogProps } from '../../../../admin/screens/actions/useBulkActions.tsx';
import { withConfirmed } from '../../../../admin/screens/useWarnings.tsx';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { displayName } from '../../../../record/resource.ts';
import { serverToday } from '../../../../session/today.ts';
import { AlertDialog } from '../../../../ui/dialog/AlertDialog.tsx';
import { bill } from '../bill.ts';
import { PlannedBills } from '../closing/PlannedBills.tsx';
import { useGlance } from '../glance/useGlance.tsx';
import { issuingOf, issuingWay } from './issuing.ts';

export default function IssueChosen({ screen, rows, label, busy, onRun, onClose }: ChosenDialogProps) {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const { full, lang, word: words, ymText } = useGlance();
  const { codeName } = useFieldEnvironment();
  const word = (key: string, args?: Readonly<Record<string, string | number>>) => words(`issue_${key}`, args);
  const ids = rows.map(({ id }) => id);
  // The list may leave out the columns that are told here.
  const { data: bills } = useQuery({
    queryKey: [screen.name, 'issuing', ids],
    queryFn: async ({ signal }) => (await provider.getMany<RaRecord>(screen.name, { ids, signal })).data,
    staleTime: 0,
    retry: false,
  });
  const { ids: issued, sum, late, taxLate } = issuingOf(bills ?? [], serverToday());
  const said = (one: RaRecord) => {
    const way = issuingWay(one);
    const state = way === 'held' ? words('held') : codeName('BILL_ST', String(one.stCd));
    return word('way', {
      month: ymText(String(one.billYm)),
      what: way === 'issue' ? label : word('out', { state }),
    });
  };
  return (
    <AlertDialog
      open
      title={bills && issued.length === 0 ? word('none') : word('question', { smart_count: issued.length })}
      // Until when, or since when not, is told of each month below.
      message={t(`resources.${bill.prefix}.asks.issue`, { late: '' }).trim()}
      confirmLabel={label}
      busy={busy}
      barred={issued.length === 0}
      // Said here: nobody is asked about it once more.
      onConfirm={() => void onRun(withConfirmed({}, late ? ['billLate'] : []), issued, () => Promise.resolve())}
      onCancel={onClose}
    >
      {bills && (
        <div className="hg-plan" role="status">
          {issued.length > 0 && <p className="pb-closing__sum">{word('sum', { amount: full(sum) })}</p>}
          <PlannedBills
            label={word('bills')}
            bills={bills.map((one) => ({
              ...{ key: Number(one.id), name: String(one[displayName('corpId')] ?? '') },
              ...{ what: said(one), amount: String(one.sumAmount ?? 0) },
            }))}
          />
          {taxLate && <p className="pb-closing__late">{words('run_tax_late', { day: formatDay(taxLate, lang) })}</p>}
          {late && <p className="pb-closing__late">{words('run_late', { day: formatDay(late, lang) })}</p>}
        </div>
      )}
    </AlertDialog>
  );
}
