/** What waits in a list, each row with the way to its record; a list of nothing says so to whoever works in it. */
import type { WorkGoods, WorkRow, Works } from '../../core/dashboard.ts';
import { stateLook } from '../../fields/code/stateLook.ts';
import { formatDay } from '../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { useLanguage } from '../../session/language.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import { cx } from '../../ui/cx.ts';
import { useT, type Translate } from '../../ui/text.tsx';
import { useScreenAccess } from '../access/useRights.ts';
import { screenOfResource } from '../routes.ts';
import { Card, CardEmpty } from './Card.tsx';
import type { CardProps } from './cards.ts';
import { ListLink } from './ListLink.tsx';
import { anyDay, useLinks } from './useLinks.ts';

export interface WorksOf {
  /** Of its texts: `dashboard.works.{id}` is its heading. */
  readonly id: string;
  readonly prefix: string;
  readonly menu: string;
  readonly view?: string;
  readonly states: readonly string[];
  /** Code group of the states. */
  readonly group: string;
  /** A record after this day is late. */
  readonly due?: boolean;
  /** Not many companies have any of it. */
  readonly rare?: boolean;
}

/** The card of a list; of one that is only read, or rare, there is none while nothing waits. */
export const worksCard = (of: WorksOf) =>
  function WorksOfList({ figures: { total, content }, today }: CardProps<Works>) {
    const t = useT();
    const { list } = useLinks();
    const { screens, mayWrite } = useScreenAccess();
    const writes = screenOfResource(of.prefix, screens, (one) => one.view === of.view && mayWrite(one)) !== undefined;
    if (total === 0 && (of.rare || !writes)) return null;
    return (
      <Card
        title={t(`dashboard.works.${of.id}`)}
        note={total > 0 ? total : undefined}
        link={{ label: t('dashboard.list'), href: list(of.menu, { stCd: of.states.join(','), ...anyDay }) }}
      >
        {total === 0 && <CardEmpty>{t(`dashboard.works.${of.id}_none`)}</CardEmpty>}
        {total > 0 && (
          <ul className="ds-list">
            {content.map((row) => (
              <li key={row.id}>
                <Row of={of} row={row} today={today} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    );
  };

function Row({ of, row, today }: { readonly of: WorksOf; readonly row: WorkRow; readonly today: string }) {
  const t = useT();
  const lang = useLanguage();
  const { codeName } = useFieldEnvironment();
  const { record } = useLinks();
  const href = record(of.prefix, row.id, of.view ?? null);
  const about = [...row.of, row.goods && inWords(t, row.goods)].filter(Boolean);
  const words = (
    <span className="ds-list__text">
      <b>{[row.name, about[0]].filter(Boolean).join(' · ')}</b>
      <small>
        {row.day && (
          <span className={cx(of.due && row.day < today && 'ds-list__late')}>{formatDay(row.day, lang)}</span>
        )}
        {about.slice(1).map((told) => ` · ${told}`)}
      </small>
    </span>
  );
  return (
    <>
      <ListLink href={href}>{words}</ListLink>
      <Chip {...stateLook(row.stCd, of.group)}>{codeName(of.group, row.stCd)}</Chip>
    </>
  );
}

function inWords(t: Translate, { name, more, qty, unit }: WorkGoods): string {
  const named = more > 0 ? t('dashboard.works.goods', { name, smart_count: more }) : name;
  return qty === null ? named : `${named} ${Number(qty).toLocaleString('en-US')} ${unit ?? ''}`.trim();
}
