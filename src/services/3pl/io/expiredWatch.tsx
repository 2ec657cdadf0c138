/** Says at the cell, while a receipt is typed, that its goods would arrive expired: a day that is typed short may be a past one. */
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Watch } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import type { Problem } from '../../../core/problem.ts';
import { liveRows, rowKey, type Row } from '../../../sheet/editing.ts';
import { serverToday } from '../../../session/today.ts';
import { expiredCells } from './expired.ts';

interface Props {
  readonly onFound: (found: readonly Problem[]) => void;
}

function View({ onFound }: Props) {
  const { values, situation } = useRecordForm();
  const comes = values.ioCd === 'I' && situation.mode !== 'read' && (values.stCd ?? 'PLAN') === 'PLAN';
  const rows = comes ? values.itemList : undefined;
  const found = useMemo(() => {
    const typed = liveRows(Array.isArray(rows) ? (rows as Row[]) : []);
    return expiredCells(
      typed.map((row) => ({ uid: rowKey(row), expDt: row.expDt })),
      serverToday(),
    );
  }, [rows]);
  const tell = useEffectEvent(() => onFound(found));
  const said = JSON.stringify(found);
  useEffect(() => tell(), [said]);
  return null;
}

export const expiredWatch: Watch = { says: ['expiredTyped'], View };
