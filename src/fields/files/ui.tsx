/** The files of a record: their names and sizes. */
import { ReadValue } from '../../ui/form/ReadValue.tsx';
import type { FieldUi, InputProps } from '../ui-contract.ts';
import { fileSize } from './limits.ts';
import '../../inputs/inputs.css';

interface FileRow {
  readonly fileDetailId?: number | string;
  readonly oriFileNm?: string | null;
  readonly fileSize?: number | null;
}

function FilesInput({ label, value, record }: InputProps) {
  const files = (
    Array.isArray(value) ? value : ((record.respFileList as unknown[] | undefined) ?? [])
  ) as readonly FileRow[];
  return (
    <ReadValue label={label} long>
      {files.length > 0 && (
        <ul className="hg-filelist">
          {files.map((file, index) => (
            <li key={file.fileDetailId ?? index}>
              {file.oriFileNm}{' '}
              {typeof file.fileSize === 'number' && <small className="hg-t3">{fileSize(file.fileSize)}</small>}
            </li>
          ))}
        </ul>
      )}
    </ReadValue>
  );
}

export const filesUi: FieldUi = { Input: FilesInput };
