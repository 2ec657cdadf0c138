import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import type { ReadFile } from '../../core/files/importing.ts';
import { useT } from '../../ui/text.tsx';

/** Which file it is, and how much of it was read. */
export function FileLine({ file, saved }: { readonly file: ReadFile; readonly saved: boolean }) {
  const t = useT();
  const figures = {
    sheet: file.sheets[file.sheet] ?? '',
    rows: file.rows.length.toLocaleString('en-US'),
    head: file.head,
  };
  return (
    <p className="him-file">
      <FileIcon aria-hidden="true" />
      <b>{file.fileNm}</b>
      <span>
        {t(file.sheets.length ? 'imports.of_sheet' : 'imports.of_file', figures)}
        {!saved && ` · ${t('imports.unsaved')}`}
      </span>
    </p>
  );
}
