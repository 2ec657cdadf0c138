/** Beside the bills of the month: the run that issues them, those that wait for somebody, and who owes. */
import Warn from '@mui/icons-material/ReportProblemOutlined';
import { useId } from 'react';
import { useLinks } from '../../../../admin/dashboard/useLinks.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { figure } from '../../../../core/decimal.ts';
import { listOf, monthUsage, type HeldBill, type MonthGlance } from './glance.ts';
import { IssuePanel } from './IssuePanel.tsx';
import { Debtors, Others } from './MonthNames.tsx';
import { useGlance } from './useGlance.tsx';
import './side.css';

interface Props {
  readonly data: MonthGlance;
  readonly screen: string;
  readonly mayIssue: boolean;
}

export function MonthSide({ data, screen, mayIssue }: Props) {
  const { word } = useGlance();
  return (
    <aside className="pb-side" aria-label={word('side')}>
      {mayIssue && <IssuePanel key={data.ym} data={data} screen={screen} />}
      {data.held.length > 0 && <HeldCards data={data} />}
      {data.debtors.length > 0 && (
        <div className="pb-card pb-card--names">
          <Debtors data={data} />
        </div>
      )}
    </aside>
  );
}

function HeldCards({ data: { ym, figures, held } }: { readonly data: MonthGlance }) {
  const { word, at, follow, others } = useGlance();
  const id = useId();
  const all = at(listOf('held', ym));
  const title = word('held_title', { count: figures.held.count });
  const more = others('held', figures.held.count - held.length);
  return (
    <section className="pb-card" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {all && (
          <a href={all} aria-label={`${word('held')}: ${word('list')}`} onClick={(event) => follow(event, all)}>
            {word('list')}
          </a>
        )}
      </header>
      <ul className="pb-held">
        {held.map((bill) => (
          <HeldCard key={bill.id} bill={bill} ym={ym} />
        ))}
      </ul>
      {more && <Others words={more} of={title} href={all} />}
      <p className="pb-card__foot">{word('held_rule')}</p>
    </section>
  );
}

function HeldCard({ bill, ym }: { readonly bill: HeldBill; readonly ym: string }) {
  const { word, full, reasons, at, follow } = useGlance();
  const { record } = useLinks();
  const { id, corpId, corpNm, holdCds, sumAmount, lastSum } = bill;
  const href = record('platform/bill', id);
  const usage = at(monthUsage(ym, corpId));
  const company = holdCds.includes('EMAIL') ? record('platform/corp', corpId) : undefined;
  return (
    <li>
      <p className="pb-held__name">
        {href ? (
          <a href={href} onClick={(event) => follow(event, href)}>
            {corpNm}
          </a>
        ) : (
          <span>{corpNm}</span>
        )}
        <b>
          {full(sumAmount)}
          {word('won')}
        </b>
      </p>
      <p className="pb-held__why">
        <Warn aria-hidden="true" />
        {reasons(holdCds)}
      </p>
      {holdCds.includes('HIGH') && lastSum !== null && <Compared sum={sumAmount} lastSum={lastSum} />}
      <p className="pb-held__ways">
        {href && (
          <ButtonLink size="s" kind="tint" href={href} onClick={(event) => follow(event, href)}>
            {word('held_look')}
          </ButtonLink>
        )}
        {usage && (
          <ButtonLink size="s" kind="quiet" href={usage} onClick={(event) => follow(event, usage)}>
            {word('held_usage')}
          </ButtonLink>
        )}
        {company && (
          <ButtonLink size="s" kind="quiet" href={company} onClick={(event) => follow(event, company)}>
            {word('held_email')}
          </ButtonLink>
        )}
      </p>
    </li>
  );
}

/** The month beside the one before, as bars of one scale. */
function Compared({ sum, lastSum }: { readonly sum: string; readonly lastSum: string }) {
  const { word, full } = useGlance();
  const most = Math.max(figure(sum).toNumber(), figure(lastSum).toNumber(), 1);
  const bar = (amount: string) => ({ width: `${(figure(amount).toNumber() / most) * 100}%` });
  return (
    <dl className="pb-compared">
      <dt>{word('held_last')}</dt>
      <dd>
        <i style={bar(lastSum)} />
        <span>{full(lastSum)}</span>
      </dd>
      <dt>{word('held_now')}</dt>
      <dd>
        <i style={bar(sum)} />
        <span>{full(sum)}</span>
      </dd>
    </dl>
  );
}
