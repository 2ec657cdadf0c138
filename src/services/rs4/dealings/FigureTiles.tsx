/** Key figures above the documents; each leads to the list that it counts. */
import { fullWon, shortWon } from '../../../admin/dashboard/amounts.ts';
import { Tile } from '../../../admin/dashboard/Tile.tsx';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { useT } from '../../../ui/text.tsx';
import { openQuots, workingOrders } from '../dashboard/figures.ts';
import type { Figures, Subject, Sum } from './dealings.ts';
import { useDay } from '../../shared/useDay.web.ts';

interface Props {
  readonly figures: Figures;
  readonly of: { readonly subject: Subject; readonly id: number };
}

/** Above this an amount is told shortened; the lists tell every won. */
const wide = 1e9;

export function FigureTiles({ figures: { quoting, working, ordered, receivable, arriving }, of }: Props) {
  const t = useT();
  const { lang } = useFieldEnvironment();
  const dayText = useDay();
  const { list } = useLinks();
  const open = (menu: string, stCd?: readonly string[]) =>
    list(menu, { [of.subject]: String(of.id), ...(stCd ? { stCd: stCd.join(',') } : {}), ...anyDay });
  const amount = (value: string) => (Number(value) < wide ? fullWon(value) : shortWon(value, lang));
  const counted = (label: string, { count, amount: sum }: Sum, href: string | undefined, lead = 'won') => (
    <Tile
      label={t(`dealings.${label}`)}
      value={String(count)}
      unit={t('dealings.case_unit', { smart_count: count })}
      href={href}
    >
      {t(`dealings.${lead}`, { amount: fullWon(sum) })}
    </Tile>
  );
  return (
    <section className="ds-tiles" aria-label={t('dealings.figures')}>
      {receivable && receivable.count + (ordered?.count ?? 0) > 0 && (
        <Tile
          label={t('dealings.receivable')}
          value={amount(receivable.amount)}
          unit={t('dealings.won_unit')}
          href={open('R13', ['ISSUED', 'PART'])}
        >
          {receivable.overdue.count > 0 ? (
            <b className="ds-bad">
              {t('dealings.overdue', { count: receivable.overdue.count, amount: fullWon(receivable.overdue.amount) })}
            </b>
          ) : (
            t('dealings.in_time')
          )}
        </Tile>
      )}
      {ordered && ordered.count > 0 && (
        <Tile
          label={t('dealings.ordered')}
          value={amount(ordered.amount)}
          unit={t('dealings.won_unit')}
          href={open('R12')}
        >
          {t('dealings.ordered_lead', { count: ordered.count, day: dayText(ordered.lastDt) })}
        </Tile>
      )}
      {working && working.count > 0 && counted('working', working, open('R12', workingOrders))}
      {quoting && quoting.count > 0 && counted('quoting', quoting, open('R11', openQuots))}
      {arriving && arriving.count > 0 && counted('arriving', arriving, open('R22', ['ORD', 'PART']), 'arriving_lead')}
    </section>
  );
}
