/** Asks whether chosen applications are to be approved, and says of each whose it is, for which service, and what it adds. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { ChosenDialogProps } from '../../../admin/screens/actions/useBulkActions.tsx';
import type { Values } from '../../../core/field.ts';
import { recordPart } from '../../../core/recordPart.ts';
import { displayName } from '../../../record/resource.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { subsc } from './subsc.ts';
import './approve.css';

const facts = recordPart<Values>('facts');

/** The application as the list has it, with what its approval adds. */
type Added = RaRecord & Readonly<Record<'counted' | 'onceSum' | 'monthSum', string | number | undefined>>;

export default function ApproveChosen({ screen, rows, label, busy, onRun, onClose }: ChosenDialogProps) {
  const t = useTranslate();
  const provider = useDataProvider<DeskDataProvider>();
  const text = (key: string, args?: Readonly<Record<string, unknown>>) => t(`resources.${subsc.prefix}.${key}`, args);
  const ids = rows.map(({ id }) => Number(id));
  // The list may leave out the columns that are told here.
  const { data: added } = useQuery({
    queryKey: [screen.name, 'approving', ids],
    queryFn: async ({ signal }) => {
      const { data } = await provider.getMany<RaRecord>(screen.name, { ids, signal });
      return Promise.all(
        data.map(async (row) => ({
          ...row,
          ...(await provider.recordPart(screen.name, Number(row.id), facts, { signal })),
        })),
      ) as Promise<Added[]>;
    },
    staleTime: 0,
    retry: false,
  });
  return (
    <AlertDialog
      open
      title={text('words.approving.question', { smart_count: ids.length })}
      message={text('asks.approve_many')}
      confirmLabel={label}
      busy={busy}
      onConfirm={() => void onRun({}, ids, () => Promise.resolve())}
      onCancel={onClose}
    >
      {added && (
        <ul className="hg-approving" aria-label={text('words.approving.chosen')}>
          {added.map((one) => (
            <li key={one.id}>
              <b>{String(one[displayName('ownCorpId')] ?? '')}</b>
              <span>{text('words.approving.service', { ...named(one), counted: one.counted })}</span>
              <span className="hg-approving__sums">
                {text('words.approving.adds', { once: one.onceSum, monthly: one.monthSum })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AlertDialog>
  );
}

const named = (one: Added) => ({ service: one[displayName('prodId')], users: one.userCnt });
