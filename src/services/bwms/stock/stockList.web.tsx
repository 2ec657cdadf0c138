/** Bonded cargo as a list, as a map of its places, and by owner. */
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { useNextRecords } from '../../../admin/screens/list/useNextRecords.ts';
import { ShownStock } from '../../shared/places/ShownStock.tsx';
import { leavingBarredOf, leavingStart, outReport } from './leaving.ts';
import { mapping } from './mapping.ts';

export default function BondedStockList(props: ListScreenProps) {
  const ofChosen = useNextRecords(props.screen, [
    { id: 'out', ...outReport, barred: leavingBarredOf, start: ([row]) => leavingStart(row?.id) },
  ]);
  return (
    <ShownStock
      {...props}
      mapping={mapping}
      list={(extra, extraChoices) => <ListScreen {...props} {...{ extra, extraChoices, ofChosen }} />}
    />
  );
}
