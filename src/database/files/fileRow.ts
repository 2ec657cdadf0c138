/** A file entity (1-foundations 3.3). `vrFilePath` is where it is downloaded. */
export interface FileRow {
  readonly fileDetailId: number;
  readonly fileId: number;
  readonly fileCorpId: number;
  readonly refTableNm: string;
  readonly refTypeCd: string;
  readonly refId: number | null;
  readonly refDetailId: number | null;
  readonly oriFileNm: string;
  readonly fileExt: string;
  readonly fileSize: number;
  readonly mime: string;
  readonly thumbYn: 'Y' | 'N';
  readonly seqNum: number;
  readonly fileDelYn: 'Y' | 'N';
  readonly vrFilePath: string;
  readonly createDt: string;
  readonly createId: number;
}
