/** What an archive of a service's data says. Only the server writes it. */
export const archive = {
  title: '%{company} %{product} data',
  about: 'What %{company} has left in the service %{product}. Asked for by %{person} at %{at}.',
  contents: 'contents.txt',
  folder: 'files',
  book: '%{name}.xlsx: %{records} records, %{rows} rows of details',
  with: '%{files} files',
  nothing: '%{name}: none',
  lost: 'Files that could not be found in the store',
  id: 'ID',
  no: 'No.',
  above: 'No. of %{name}',
};
