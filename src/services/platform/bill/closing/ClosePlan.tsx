/** In the dialog that closes a month: which bills that makes, of whom and for how much, before it runs. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useScreenAccess } from '../../../../admin/access/useRights.ts';
import type { DeskDataProvider } from '../../../../admin/providers/dataProvider.ts';
import type { PlanProps } from '../../../../admin/screens/actions/ActionDialog.tsx';
import { isOver } from '../../../../core/months.ts';
import { serverToday } from '../../../../session/today.ts';
import { useGlance } from '../glance/useGlance.tsx';
import type { Closing } from './closing.ts';
import { PlannedBills } from './PlannedBills.tsx';
import './closing.css';

export default function ClosePlan({ input, onBar }: PlanProps) {
  const t = useTranslate();
  const { word: words, full, ymText } = useGlance();
  const word = (key: string, args?: Readonly<Record<string, string | number>>) => words(`close_${key}`, args);
  const provider = useDataProvider<DeskDataProvider>();
  const screen = useScreenAccess().screens.find(({ menu }) => menu.treeId === 'P94');
  const ym = typeof input.billYm === 'string' && /^\d{6}$/.test(input.billYm) ? input.billYm : undefined;
  const over = ym !== undefined && isOver(ym, serverToday());
  const asked = screen !== undefined && over;
  const { data } = useQuery({
    queryKey: [screen?.name, 'closing', { ym }],
    queryFn: ({ signal }) => provider.readCall<Closing>(screen!.name, 'closing', { ym: ym! }, { signal }),
    enabled: asked,
    // Usage may have been metered since it was last looked at.
    staleTime: 0,
    retry: false,
  });
  const barred = ym !== undefined && (over ? data !== undefined && changedBy(data) === 0 : true);
  useEffect(() => onBar(barred), [barred, onBar]);
  if (ym !== undefined && !over)
    return (
      <div className="hg-plan" role="status">
        <p className="pb-closing__sum">{t('errors.monthNotOver')}</p>
      </div>
    );
  if (!asked || !data) return null;
  const { companies, counts, sum, first, unmetered } = data;
  const bills = counts.make + counts.over;
  const others = changedBy(data) - companies.length;
  const month = ymText(ym);
  return (
    <div className="hg-plan" role="status">
      <p className="pb-closing__sum">
        {bills > 0 ? word('sum', { month, smart_count: bills, amount: full(sum) }) : word('nothing', { month })}
      </p>
      {companies.length > 0 && (
        <PlannedBills
          label={word('companies')}
          bills={companies.map(({ corpId, corpNm, way, sumAmount }) => ({
            ...{ key: corpId, name: corpNm, what: word(way), amount: sumAmount },
          }))}
        />
      )}
      {others > 0 && <p>{word('others', { count: others })}</p>}
      {first !== null && first < ym && <p>{word('earlier', { month: ymText(first) })}</p>}
      {counts.stays > 0 && <p>{word('stays', { smart_count: counts.stays })}</p>}
      {unmetered > 0 && <p>{word('unmetered', { smart_count: unmetered })}</p>}
    </div>
  );
}

/** Bills that are made, made over or cancelled. */
const changedBy = ({ counts: { make, over, gone } }: Closing): number => make + over + gone;
