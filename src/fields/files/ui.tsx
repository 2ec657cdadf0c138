/** The files of a record: their names and sizes. */
import { ReadValue } from '../../ui/form/ReadValue.tsx';
import type { FieldUi, InputProps } from '../ui-contract.ts';
import '../inputs/inputs.css';

interface FileRow {
  readonly fileDetailId?: number | string;
  readonly oriFileNm?: string | null;
  readonly fileSize?: number | null;
}
const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'];

/** Bytes with the unit that keeps the figure short, base 1024 (foundations 9). */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const figure = bytes / 1024 ** step;
  return `${step === 0 ? figure : figure.toFixed(figure < 10 ? 1 : 0)} ${units[step]}`;
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
