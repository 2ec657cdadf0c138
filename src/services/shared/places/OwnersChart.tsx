/** How much each owner has here: bars of each unit, each the way to the owner's rows in the list. */
import { useMemo } from 'react';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { BarRows } from '../../../ui/chart/BarRows.tsx';
import { useT } from '../../../ui/text.tsx';
import type { StockMapping } from './mapping.ts';
import { ownersByUnit, type OwnerRow } from './places.ts';

interface Props {
  readonly rows: readonly OwnerRow[];
  readonly mapping: StockMapping;
  readonly menu: string;
}

export function OwnersChart({ rows, mapping, menu }: Props) {
  const t = useT();
  const { lang } = useFieldEnvironment();
  const { list, follow } = useLinks();
  const units = useMemo(() => ownersByUnit(rows), [rows]);
  const shown = (figure: string) => Number(figure).toLocaleString(lang, { maximumFractionDigits: 2 });
  const bar = (row: OwnerRow) => {
    const name = row.name || t('places.nobody');
    const text = `${shown(row.qty)} ${row.unitCd}`;
    const sub = t('places.owner_kinds', { count: row.kinds });
    const damaged = Number(row.dmgQty ?? 0) > 0 ? t('places.owner_damaged', { qty: shown(row.dmgQty!) }) : undefined;
    const end = row.wgt === undefined ? damaged : `${shown(row.wgt)} kg`;
    return {
      key: `${row.clntId ?? ''} ${row.name}`,
      ...{ label: name, sub, text, value: Number(row.qty), tone: 'teal' as const, end },
      href: list(menu, { ...mapping.ofOwner(row), show: 'ON' }),
      words: [name, text, sub, ...(end === undefined ? [] : [end])].join(', '),
    };
  };
  return (
    <>
      {units.map(([unitCd, own]) => {
        const name = t('places.owners_in', { unit: unitCd });
        return (
          <section key={unitCd} className="pl-owners" aria-label={name}>
            <h2>{name}</h2>
            <BarRows name={name} rows={own.map(bar)} onNavigate={follow} />
          </section>
        );
      })}
    </>
  );
}
