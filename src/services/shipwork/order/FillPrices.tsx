/** For the supplier of a request: one press puts the prices of before into the lines that have none yet. */
import PriceIcon from '@mui/icons-material/PriceChangeOutlined';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { asRead } from '../../../admin/screens/form/model/lastRead.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { Values } from '../../../core/field.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { foreignOf } from '../../shared/amounts.ts';
import { withPrices, type KnownPrice } from './knownPrices.ts';
import './order.css';

export function FillPrices() {
  const t = useTranslate();
  const notify = useNotify();
  const { phone } = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, resource, situation, before, values, change } = useRecordForm();
  const [waiting, setWaiting] = useState(false);
  const mayFill = before.stCd === 'REQ' && before.supCorpId === situation.corpId;
  if (!mayFill || situation.mode !== 'edit' || situation.level < 2) return null;
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.${resource.prefix}.prices.${name}`, args);

  const fill = async () => {
    setWaiting(true);
    try {
      const asked = { orderId: String(before.id) };
      const { content } = await provider.readCall<{ content: readonly KnownPrice[] }>(screen.name, 'prices', asked);
      const { rows, count } = withPrices(values.itemList as readonly Values[], content, foreignOf(asRead(values)));
      if (count > 0) change({ itemList: rows });
      notify(count > 0 ? word('filled', { count }) : word('none'), { type: count > 0 ? 'success' : 'info' });
    } catch {
      notify(word('failed'), { type: 'error' });
    } finally {
      setWaiting(false);
    }
  };
  // In the line of the tabs there is room for the button alone.
  const button = (
    <Button
      size={phone ? 'm' : 's'}
      kind={phone ? 'outline' : 'quiet'}
      icon={<PriceIcon />}
      tip={phone ? undefined : word('hint')}
      disabled={waiting}
      onClick={() => void fill()}
    >
      {word('fill')}
    </Button>
  );
  if (!phone) return button;
  return (
    <p className="hg-fillprices">
      {button}
      <span>{word('hint')}</span>
    </p>
  );
}
