/** Above the rows of a purchase in writing: lines of its order that are still to be bought, taken one by one or all at once. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { gridLock } from '../../../admin/screens/form/locks.ts';
import { asRead } from '../../../admin/screens/form/model/lastRead.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useShown } from '../../../admin/screens/form/useShown.ts';
import { newRow } from '../../../record/defaults.ts';
import { getSession } from '../../../session/session.ts';
import { serverToday } from '../../../session/today.ts';
import { newUid, type Row } from '../../../sheet/editing.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { PlusGlyph } from '../../../ui/icon/glyphs.tsx';
import { leftCall } from './left.ts';
import { offeredLines, type LeftLine } from './left.rules.ts';
import { purc } from './purc.ts';
import { purcFields } from './purc.fields.ts';
import './orderLines.css';

const list = 'itemList';

export function OrderLines() {
  const t = useTranslate();
  const shown = useShown();
  const provider = useDataProvider<DeskDataProvider>();
  const { screen, situation, values, change } = useRecordForm();
  const { orderId, clntId, currCd } = asRead(values);
  const open = situation.mode !== 'read' && gridLock(situation, purcFields.item) === undefined;
  const asked = {
    orderId: Number(orderId),
    ...(typeof clntId === 'number' ? { clntId } : {}),
    ...(typeof currCd === 'string' ? { currCd } : {}),
  };
  const { data } = useQuery({
    queryKey: [screen.name, leftCall.name, asked],
    queryFn: ({ signal }) => provider.readCall<readonly LeftLine[]>(screen.name, leftCall.name, asked, { signal }),
    enabled: open && typeof orderId === 'number',
    refetchOnMount: 'always',
    // It only offers: where it cannot be had, lines are typed.
    retry: false,
  });
  const rows = (values[list] ?? []) as readonly Row[];
  const left = open && typeof orderId === 'number' ? offeredLines(data ?? [], rows as readonly LeftLine[]) : [];
  if (left.length === 0) return null;
  const word = (name: string, args?: Readonly<Record<string, unknown>>) =>
    t(`resources.${purc.prefix}.left.${name}`, args);
  const take = (lines: readonly LeftLine[]) => {
    const session = getSession();
    const who =
      session.status === 'in'
        ? { userId: session.user.id, corpId: session.corp.id }
        : { userId: 0, corpId: situation.corpId };
    const fresh = newRow(purcFields.item, { today: serverToday(), ...who });
    change({ [list]: [...rows, ...lines.map((line): Row => ({ ...fresh, ...line, uid: newUid() }))] });
  };
  return (
    <section className="rs4-left" aria-label={word('title')}>
      <h3>
        {word('title')}
        <Button size="s" onClick={() => take(left)}>
          {word('all', { count: left.length })}
        </Button>
      </h3>
      <ul>
        {left.map((line) => (
          <li key={line.orderItemId}>
            <span>
              {line.itemNm} {line.spec && <span className="hg-t3">{line.spec}</span>}
            </span>
            <span className="hg-t3 hg-tn">
              {word('rest', {
                qty: shown('qty', 'item', line.qty),
                unit: line.unitCd ?? '',
              })}
            </span>
            <Button size="s" kind="quiet" icon={<PlusGlyph />} onClick={() => take([line])}>
              {word('take')}
              <span className="hg-sr"> {line.itemNm}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
