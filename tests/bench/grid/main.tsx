/** The yardstick: react-data-grid as it comes, with the same rows and columns; no model, rules, marks or checks. */
import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid, renderTextEditor } from 'react-data-grid';
import type { Column } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';

type Row = Record<string, string | number | null>;

const widths = JSON.parse(new URLSearchParams(location.search).get('columns') ?? '[]') as readonly (readonly [
  string,
  number,
])[];
const columns: readonly Column<Row>[] = widths.map(([key, width]) => ({
  key,
  name: key,
  width,
  resizable: true,
  renderEditCell: renderTextEditor,
}));

function Page() {
  const [rows, setRows] = useState<readonly Row[]>();
  const [at, setAt] = useState({ row: 0, column: 0 });
  const open = async () => {
    const record = (await (await fetch('/rows')).json()) as { itemList: Row[] };
    setRows(record.itemList);
  };
  const paste = (event: ClipboardEvent) => {
    const table = event.clipboardData
      .getData('text/plain')
      .split('\n')
      .map((line) => line.split('\t'));
    setRows((now) =>
      now?.map((row, index) => {
        const line = table[index - at.row];
        return line ? { ...row, ...Object.fromEntries(line.map((text, x) => [widths[at.column + x]![0], text])) } : row;
      }),
    );
  };
  if (!rows) return <button onClick={() => void open()}>open</button>;
  return (
    <div onPaste={paste}>
      <DataGrid
        columns={columns}
        rows={rows}
        rowHeight={30}
        rowKeyGetter={(row) => row.id!}
        onRowsChange={setRows}
        onActivePositionChange={({ rowIdx, column }) => setAt({ row: rowIdx, column: column?.idx ?? 0 })}
        style={{ blockSize: '500px' }}
      />
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
