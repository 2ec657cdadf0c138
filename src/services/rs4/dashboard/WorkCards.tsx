/** Works on the dashboard: how many, and each team against its plan. */
import { Card, Legend } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { BarRows, type BarRow } from '../../../ui/chart/BarRows.tsx';
import { useT } from '../../../ui/text.tsx';
import { openWorks, type WorkFigures } from './figures.ts';

type Props = CardProps<WorkFigures>;

export function WorksTile({ figures: { ing, waiting, hold, late } }: Props) {
  const t = useT();
  const { list } = useLinks();
  return (
    <Tile
      label={t('dashboard.work.ing')}
      value={String(ing)}
      unit={t('dashboard.case_unit', { smart_count: ing })}
      href={list('R21', { stCd: 'ING', ...anyDay })}
    >
      {ing + waiting + hold + late > 0 ? t('dashboard.work.waiting', { count: waiting }) : t('dashboard.none')}
      {hold > 0 && ` · ${t('dashboard.work.hold', { count: hold })}`}
      {late > 0 && ' · '}
      {late > 0 && <b className="ds-bad">{t('dashboard.work.late', { count: late })}</b>}
    </Tile>
  );
}

export function Teams({ figures: { teams } }: Props) {
  const t = useT();
  const { codeName } = useFieldEnvironment();
  const { list, follow } = useLinks();
  if (teams.length === 0) return null;
  const title = t('dashboard.work.teams');
  const rows = teams.map(({ teamCd, count, done, plan }): BarRow => {
    const label = teamCd ? codeName('RS4_TEAM', teamCd) : t('dashboard.work.outside');
    return {
      ...{
        key: teamCd ?? '',
        label,
        value: done,
        mark: plan,
        text: String(done),
        end: t('dashboard.cases', { count }),
      },
      tone: done + 1 < plan ? 'amber' : 'teal',
      href: list('R21', { stCd: openWorks.join(','), ...(teamCd ? { teamCd } : {}), ...anyDay }),
      words: `${label}: ${t('dashboard.order.done')} ${done}%, ${t('dashboard.order.plan')} ${plan}%, ${t('dashboard.work.count')} ${count}`,
    };
  });
  const legend = (
    <>
      <Legend tone="teal">{t('dashboard.order.done')}</Legend>
      <Legend tone="mark">{t('dashboard.order.plan')}</Legend>
    </>
  );
  return (
    <Card title={title} note={t('dashboard.work.teams_unit')} legend={legend}>
      <BarRows name={title} rows={rows} full={100} onNavigate={follow} />
    </Card>
  );
}
