/** Charts of repair sales, and the start of a yard that has no quotation yet. */
import { fullWon, shortWon } from '../../../admin/dashboard/amounts.ts';
import { Card, Legend } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { monthInWords } from '../../../admin/dashboard/days.ts';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useLanguage } from '../../../session/language.ts';
import { BarRows, type BarRow } from '../../../ui/chart/BarRows.tsx';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import { useT } from '../../../ui/text.tsx';
import { monthSpan } from './days.ts';
import { openQuots, type QuotFigures } from './figures.ts';

type Props = CardProps<QuotFigures>;

export function Months({ figures: { months, begun } }: Props) {
  const t = useT();
  const lang = useLanguage();
  const { list, follow } = useLinks();
  if (!begun.quot) return null;
  const name = t('dashboard.quot.months');
  const seesWon = months.some(({ won }) => won !== undefined);
  const groups = months.map(({ month, quoted, won }, index) => {
    const { from, to } = monthSpan(month);
    return {
      ...{ key: month, label: monthInWords(from, lang, 'short'), strong: index === months.length - 1 },
      values: [Number(quoted), ...(won === undefined ? [] : [Number(won)])],
      texts: [fullWon(quoted), ...(won === undefined ? [] : [fullWon(won)])],
      href: list('R11', { dateType: 'QUOT_DT', fromDt: from, toDt: to }),
    };
  });
  const legend = (
    <>
      <Legend tone="pale">{t('dashboard.quot.quoted')}</Legend>
      {seesWon && <Legend tone="primary">{t('dashboard.quot.won_series')}</Legend>}
    </>
  );
  return (
    <Card title={name} note={t('dashboard.quot.months_unit')} legend={legend}>
      <ColumnChart
        name={name}
        head={[
          t('dashboard.quot.month'),
          t('dashboard.quot.quoted'),
          ...(seesWon ? [t('dashboard.quot.won_series')] : []),
        ]}
        groups={groups}
        axis={(value) => (value / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })}
        onNavigate={follow}
      />
    </Card>
  );
}

const tones: Readonly<Record<string, BarRow['tone']>> = {
  INQ: 'mute',
  DRAFT: 'mute',
  APPR: 'amber',
  CONF: 'blue',
  SENT: 'teal',
};

export function Stages({ figures: { stages, begun } }: Props) {
  const t = useT();
  const lang = useLanguage();
  const { codeName } = useFieldEnvironment();
  const { list, follow } = useLinks();
  if (!begun.quot) return null;
  const title = t('dashboard.quot.stages');
  const rows = stages.map(({ stCd, count, amount }): BarRow => {
    const label = codeName('QUOT_ST', stCd);
    return {
      ...{
        key: stCd,
        label,
        value: count,
        text: String(count),
        end: shortWon(amount, lang),
        tone: tones[stCd] ?? 'mute',
      },
      href: list('R11', { stCd, ...anyDay }),
      words: `${label}: ${t('dashboard.cases', { count })}, ${fullWon(amount)}`,
    };
  });
  return (
    <Card
      title={title}
      note={t('dashboard.quot.stages_unit')}
      link={{ label: t('dashboard.list'), href: list('R11', { stCd: openQuots.join(','), ...anyDay }) }}
    >
      <BarRows name={title} rows={rows} onNavigate={follow} />
    </Card>
  );
}
