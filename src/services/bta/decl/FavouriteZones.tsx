/** The company's favourite bonded areas: one press fills the next empty end of the route; an area of the route is kept as one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';

const group = 'BT_FAV_ZONE';
const ends = ['from', 'to'] as const;

export function FavouriteZones() {
  const t = useTranslate();
  const notify = useNotify();
  const { lang } = useFieldEnvironment();
  const provider = useDataProvider<DeskDataProvider>();
  const queries = useQueryClient();
  const { situation, values, change } = useRecordForm();
  const open = situation.mode !== 'read' && situation.level === 2 && (values.stCd ?? 'DRAFT') === 'DRAFT';
  const { data = [] } = useQuery({
    queryKey: [group],
    queryFn: () => provider.lookup('bta/common/code', { grpCd: group }),
    enabled: open,
  });
  if (!open) return null;
  const word = (name: string, args?: Readonly<Record<string, unknown>>) => t(`resources.bta/decl.zones.${name}`, args);
  const kept = new Set(data.map(({ key }) => String(key)));
  const fill = (code: string, name: string) => {
    const end = values.fromBondAreaCd && values.fromBondAreaCd !== code ? 'to' : 'from';
    change({ [`${end}BondAreaCd`]: code, [`${end}BondAreaNm`]: name });
  };
  const unkept = ends.flatMap((end) => {
    const code = values[`${end}BondAreaCd`];
    return typeof code === 'string' && /^[0-9]{8}$/.test(code) && !kept.has(code) ? [code] : [];
  });
  const keep = async (bondAreaCd: string) => {
    try {
      await provider.tell('bta/decl', 'saveZone', { bondAreaCd });
      await queries.invalidateQueries({ queryKey: [group] });
      notify(word('kept', { code: bondAreaCd }), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : word('failed'), { type: 'error' });
    }
  };
  if (kept.size === 0 && unkept.length === 0) return null;
  return (
    <div className="bt-zones" role="group" aria-label={word('title')}>
      <span>{word('title')}</span>
      {data.map(({ key, value, valueEn }) => (
        <Button key={String(key)} size="s" kind="tint" onClick={() => fill(String(key), String(value))}>
          {`${String(key)} ${String((lang === 'en' && valueEn) || value)}`}
        </Button>
      ))}
      {unkept.map((code) => (
        <Button key={code} size="s" onClick={() => void keep(code)}>
          {word('keep', { code })}
        </Button>
      ))}
    </div>
  );
}
