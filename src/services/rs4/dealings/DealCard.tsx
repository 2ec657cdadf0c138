/** The newest documents of one kind, and the way to all of them. */
import { Card } from '../../../admin/dashboard/Card.tsx';
import { fullWon } from '../../../admin/dashboard/amounts.ts';
import { anyDay, useLinks } from '../../../admin/dashboard/useLinks.ts';
import { CodeCell } from '../../../fields/code/ui.tsx';
import type { CodeField } from '../../../fields/code/index.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { headerFields } from '../../../record/resource.ts';
import { useT } from '../../../ui/text.tsx';
import { isForeign } from '../../shared/amounts.ts';
import type { Deal, Deals, Subject } from './dealings.ts';
import type { Kind } from './kinds.ts';
import { useDay } from '../../shared/useDay.web.ts';

interface Props {
  readonly kind: Kind;
  readonly deals: Deals;
  readonly of: { readonly subject: Subject; readonly id: number };
}

export function DealCard({ kind: { resource }, deals: { total, content }, of }: Props) {
  const t = useT();
  const { list } = useLinks();
  const title = t(`resources.${resource.prefix}.name`, { smart_count: 2 });
  const href = list(resource.menus[0]!.menu, { [of.subject]: String(of.id), ...anyDay });
  return (
    <Card title={title} link={{ label: t('dealings.all', { count: total }), href }}>
      <ul className="rs4-deals__rows">
        {content.map((deal) => (
          <Row key={deal.id} deal={deal} kind={resource.prefix} field={headerFields(resource).stCd as CodeField} />
        ))}
      </ul>
    </Card>
  );
}

/** In the currency of the document. */
function amountOf({ currCd, amount, amountFrgn }: Deal): string {
  if (currCd && isForeign({ currCd })) return `${currCd} ${grouped(amountFrgn ?? '0')}`;
  return amount === null ? '' : fullWon(amount);
}

function Row({ deal, kind, field }: { readonly deal: Deal; readonly kind: string; readonly field: CodeField }) {
  const dayText = useDay();
  const { record, follow } = useLinks();
  const { id, no, day, title, other, stCd } = deal;
  const href = record(kind, id);
  return (
    <li>
      {href ? (
        <a className="rs4-deals__no" href={href} onClick={(event) => follow(event, href)}>
          {no}
        </a>
      ) : (
        <span className="rs4-deals__no">{no}</span>
      )}
      <span className="rs4-deals__what">{[title, other].filter(Boolean).join(' · ')}</span>
      <span className="rs4-deals__day">{dayText(day)}</span>
      <span className="rs4-deals__sum">{amountOf(deal)}</span>
      <CodeCell field={field} name="stCd" value={stCd} record={{ stCd }} />
    </li>
  );
}
