import type { Messages } from '../../messages.ts';

/** Columns that every record or row carries, and counted columns of lists. */
export const common = {
  id: 'ID',
  from: '시작일',
  to: '종료일',
  reason: '사유',
  corpId: '회사',
  createDt: '등록일시',
  createId: '등록자',
  updateDt: '수정일시',
  updateId: '수정자',
  delYn: '삭제여부',
  remark: '비고',
  sortNo: '순번',
  uid: '행 식별자',
  version: '버전',
  rowCnt: '코드 수',
  respFileList: '첨부파일',
  files: '첨부파일',
  logo: '로고',

  // Search parameters, and what a sentence calls a value that no label names.
  dateType: '날짜 종류',
  anything: '입력한 값',
} as const satisfies Messages;
