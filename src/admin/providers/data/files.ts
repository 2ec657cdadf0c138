/** Files of records: up with progress, down one by one or as a zip, pictures small and whole (foundations 7). */
import type { FileEntry } from '../../../fields/files/entry.ts';
import { downloadFiles, fileBlob, uploadFile } from '../../../session/calls/files.ts';
import type { Downloaded, UploadOptions } from '../../../session/calls/files.ts';

/** Which table the file is for, as what, and in which row. */
export interface UploadInfo {
  readonly refTableNm: string;
  readonly refTypeCd: string;
  readonly fileType?: 'S';
  readonly fileDelYn?: 'N';
  readonly uid?: string;
  readonly puid?: string;
}

export interface FileCalls {
  /** Answers the file as a save will take it; an AbortError where the upload was broken off. */
  uploadFile(file: File, info: UploadInfo, options: UploadOptions): Promise<FileEntry>;
  /** One file, or several as a zip; undefined where the server has nothing to tell. */
  downloadFiles(files: readonly { readonly fileDetailId: number }[]): Promise<Downloaded | undefined>;
  /** Bytes of a file, or its small picture, for showing. */
  fileContent(id: number, thumb: boolean): Promise<Blob>;
}

export const fileCalls: FileCalls = {
  uploadFile: (file, info, options) => uploadFile<FileEntry>(file, { ...info }, options),
  downloadFiles,
  fileContent: fileBlob,
};
