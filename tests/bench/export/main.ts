/** The same cells by exceljs alone: rows of our own call, figures as figures, nothing else. */
import ExcelJS from 'exceljs';

type Line = Readonly<Record<string, unknown>>;

const columns = JSON.parse(new URLSearchParams(location.search).get('columns')!) as readonly string[];
const { itemList } = (await (await fetch('/rows')).json()) as { readonly itemList: readonly Line[] };

const cell = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : (value ?? null);

document.querySelector('button')!.addEventListener('click', () => {
  void (async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('reference');
    sheet.addRow(columns);
    for (const line of itemList) sheet.addRow(columns.map((name) => cell(line[name])));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([await book.xlsx.writeBuffer()]));
    link.download = 'reference.xlsx';
    link.click();
  })();
});
document.body.dataset.ready = 'yes';
