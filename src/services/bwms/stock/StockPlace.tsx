/** The bonded area as its map, with the place of this cargo told from the others. */
import { useMemo } from 'react';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Words } from '../../../ui/Words.tsx';
import type { OwnPlace } from '../../shared/places/places.ts';
import PlacesPage from '../../shared/places/PlacesPage.tsx';
import { mapping } from './mapping.ts';
import { StockFirst } from './StockFirst.tsx';
import { stock } from './stock.ts';

export default function StockPlace() {
  const { lang } = useFieldEnvironment();
  const { screen, before } = useRecordForm(stock);
  const { bondAreaCd, locCd, stCd } = before;
  const own = useMemo<OwnPlace>(
    () => ({ areaCd: bondAreaCd ?? '', ...(stCd !== 'OUT' && { placeCd: locCd || null }) }),
    [bondAreaCd, locCd, stCd],
  );
  return (
    <>
      <Words section="places" lang={lang}>
        <PlacesPage screen={screen} mapping={mapping} way="map" own={own} />
      </Words>
      <StockFirst />
    </>
  );
}
