/** A list as react-admin's documentation writes one. */
import { BulkDeleteButton, DataTable, List, SelectInput, TextInput } from 'react-admin';

const filters = [
  <TextInput key="keyword" source="keyword" label="ra.action.search" alwaysOn />,
  <SelectInput
    key="itemTpCd"
    source="itemTpCd"
    choices={[
      { id: 'P', name: 'Supplies' },
      { id: 'L', name: 'Labour' },
    ]}
  />,
];

export const ItemList = () => (
  <List filters={filters} sort={{ field: 'itemCd', order: 'ASC' }} perPage={10}>
    <DataTable rowClick="edit" bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
      <DataTable.Col source="itemCd" />
      <DataTable.Col source="itemNm" />
      <DataTable.NumberCol source="price" />
    </DataTable>
  </List>
);
