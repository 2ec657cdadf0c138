/** What an order earns and costs: its invoices, its purchases, and whom it still has to be purchased from. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { startPath } from '../../../admin/screens/form/head/useNextPages.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { won } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { PlusGlyph } from '../../../ui/icon/glyphs.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/state/FormSkeleton.tsx';
import { inv } from '../inv/inv.ts';
import { order } from './order.ts';
import { purc } from '../purc/purc.ts';
import { partnersLeft } from '../purc/partnersLeft.ts';
import { RelatedTable } from '../../shared/related/RelatedTable.tsx';
import { useRelated } from '../../shared/related/useRelated.web.ts';
import type { RelatedRows } from '../../shared/related/useRelated.web.ts';
import './orderMoney.css';

const invColumns = ['invNo', 'invKindCd', 'invDt', 'dueDt', 'quotAmount', 'sumAmount', 'paidAmount', 'stCd'];
const purcColumns = ['purcNo', 'clntId', 'purcTpCd', 'purcDt', 'dlvDt', 'purcTot', 'recvTot', 'stCd'];
const reckoned = { recvTot: won() };

export default function OrderMoney() {
  const t = useTranslate();
  const { before } = useRecordForm(order);
  const orderId = Number(before.id);
  const invoices = useRelated(inv.prefix, 'orderId', orderId, invColumns);
  const purchases = useRelated(purc.prefix, 'orderId', orderId, purcColumns);
  const word = (key: string) => t(`resources.${order.prefix}.words.${key}`);
  return (
    <div className="rs4-money">
      <Part title={word('invoices')} none={word('no_invoices')} related={invoices}>
        <RelatedTable related={invoices} label={word('invoices')} columns={invColumns} />
      </Part>
      <Part title={word('purchases')} none={word('no_purchases')} related={purchases}>
        <ToPurchase orderId={orderId} />
        <BeginPurchase orderId={orderId} stCd={before.stCd} />
        <RelatedTable related={purchases} label={word('purchases')} columns={purcColumns} reckoned={reckoned} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly none: string;
  readonly related: RelatedRows;
  readonly children: ReactNode;
}

function Part({ title, none, related: { screen, rows, failed, retry }, children }: PartProps) {
  if (!screen) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {failed ? <ErrorState onRetry={retry} /> : rows ? children : <FormSkeleton fields={2} />}
      {rows?.length === 0 && <p className="hg-t3">{none}</p>}
    </section>
  );
}

const ended: readonly unknown[] = ['CLOSED', 'CANCEL'];

/** A purchase of any of its lines, for whoever purchases: the partner is chosen there. */
function BeginPurchase({ orderId, stCd }: { readonly orderId: number; readonly stCd: unknown }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { screens, mayWrite } = useScreenAccess();
  const screen = screenOfResource(purc.prefix, screens, mayWrite);
  if (!screen || ended.includes(stCd)) return null;
  return (
    <Button
      size="s"
      icon={<PlusGlyph />}
      onClick={() => void navigate(startPath(screen.name, { orderId: String(orderId) }))}
    >
      {t(`resources.${order.prefix}.begins.purc`)}
    </Button>
  );
}

/** Partners named in the lines, with what no purchase has taken, and the button that begins one. */
function ToPurchase({ orderId }: { readonly orderId: number }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const shown = useShown();
  const provider = useDataProvider<DeskDataProvider>();
  const { nameOf } = useFieldEnvironment();
  const { screens, mayWrite } = useScreenAccess();
  const screen = screenOfResource(purc.prefix, screens, mayWrite);
  const { data } = useQuery({
    queryKey: [order.prefix, 'recordPart', { id: orderId }, partnersLeft.name],
    queryFn: ({ signal }) => provider.recordPart(order.prefix, orderId, partnersLeft, { signal }),
    refetchOnMount: 'always',
  });
  if (!screen || !data?.content.length) return null;
  return (
    <ul className="rs4-money__left" aria-label={t(`resources.${order.prefix}.words.to_purchase`)}>
      {data.content.map(({ clntId, clntNm, clntNmEn, lines, purcTot }) => {
        const name = nameOf({ value: clntNm, valueEn: clntNmEn });
        return (
          <li key={clntId}>
            <b>{name}</b>
            <span className="hg-t3">{t(`resources.${order.prefix}.words.left_of`, { smart_count: lines })}</span>
            <span className="hg-tn">{shown('purcTot', undefined, purcTot)}</span>
            <Button
              size="s"
              icon={<PlusGlyph />}
              onClick={() =>
                void navigate(startPath(screen.name, { orderId: String(orderId), clntId: String(clntId) }))
              }
            >
              {t(`resources.${order.prefix}.links.purc`)}
              <span className="hg-sr"> {name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
