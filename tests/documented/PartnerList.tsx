/** The derived list with components in it that know react-admin's ListContext and nothing else. */
import { FilterLiveSearch, Pagination, SortButton, useListContext } from 'react-admin';
import type { ListScreenProps } from '../../src/admin/screens/contract.ts';
import ListScreen from '../../src/admin/screens/list/ListScreen.tsx';

function Facts() {
  const { total, selectedIds, filterValues, sort, setFilters, onUnselectItems } = useListContext();
  return (
    <p data-testid="facts">
      {total} {selectedIds.length} {sort.field} {sort.order} {JSON.stringify(filterValues)}
      <button type="button" onClick={() => setFilters({ ...filterValues, natCd: 'SG' })}>
        Singapore
      </button>
      <button type="button" onClick={() => onUnselectItems()}>
        None
      </button>
    </p>
  );
}

export const PartnerList = (props: ListScreenProps) => (
  <ListScreen {...props}>
    <FilterLiveSearch source="keyword" label="Live" />
    <Facts />
    <SortButton fields={['clntCd', 'clntNm']} />
    <Pagination rowsPerPageOptions={[5, 10, 200]} />
  </ListScreen>
);
