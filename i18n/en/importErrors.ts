import type { Messages } from '../messages.ts';

export const importErrors = {
  importSize: '%{0}: a file may have up to %{1}. Split the rows and upload again.',
  importEmpty: 'There are no rows to import. Upload a file with headings in the first row and contents below.',
  importOld:
    '%{0}: the file has the old format (xls) or a password. Save it as xlsx without a password and upload again.',
  importKind: '%{0}: the file cannot be read. Upload an Excel (xlsx) or CSV file.',
  importSlow:
    '%{0}: the file is too complex to be read in time. Remove formats and empty sheets, or split the rows, and upload it again.',
  importTooMany: 'Up to %{0} rows can be imported at once. Split the file and upload again.',
  importBusy: 'There are many imports at the moment. Try again in a while.',
  importLongFigure:
    '%{0} stands in the cell as a figure, so its last digits are lost. Make the cell text and enter it again.',
  importNear: '%{0}: no such code. Did you mean %{1} (%{2})?',
  importCodes: '%{0}: there is no code "%{1}". Possible values: %{2}',
  importCodeElse: '%{0}: "%{1}" cannot be used here. Possible values: %{2}',
  importNoRef: '%{0}: "%{1}" was not found. Check the code or the name.',
  importSeveral: '%{0}: several records are called "%{1}". Enter the code.',
  importNoKey: '%{0}: no such record. Leave it blank to add a new one.',
  importTwice: 'This %{0} is there already, in row %{1}.',
  importSameRecord: 'Row %{1} means the same record. Leave one of them.',
  importTouched: 'Changed since the import, so it stays as it is.',
  importMoved: 'The record has changed since the check. Check again.',
  importDefault: 'Blank %{0} is filled with %{1}.',
  importNamesake: 'A record with the same %{0} is there already: %{1}',
  importClosed: '%{0} is not used in this row and is left blank.',
} as const satisfies Messages;
