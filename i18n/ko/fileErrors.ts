import type { Messages } from '../messages.ts';

/** Why a file was not taken; %{0} is its name. Only the server says it, so browsers do not load it. */
export const fileErrors = {
  fileEmpty: '%{0}: 내용이 없는 파일입니다. 파일을 확인하고 다시 올리세요.',
  fileContent: '%{0}: 내용이 파일 이름과 다르거나 올릴 수 없는 종류입니다. 원래 프로그램에서 다시 저장해 올리세요.',
  fileNotTaken: '%{0}: 여기에는 %{1} 파일만 올릴 수 있습니다.',
  fileBomb: '%{0}: 압축을 풀면 너무 커지는 파일입니다. 필요한 파일만 따로 올리세요.',
  fileLink: '%{0}: 압축파일 안에 바로가기(심볼릭 링크)가 있습니다. 원본 파일로 바꾸어 올리세요.',
  fileNested: '%{0}: 압축파일 안에 다시 압축파일이 있습니다. 풀어서 올리세요.',
  fileLocked: '%{0}: 암호가 걸려 있어 확인할 수 없습니다. 암호를 풀고 다시 올리세요.',
  fileBroken: '%{0}: 파일이 손상되어 열 수 없습니다. 원본을 확인하고 다시 올리세요.',
  fileProgram: '%{0}: 실행 파일이나 매크로가 들어 있어 올릴 수 없습니다. 빼고 다시 올리세요.',
  fileInfected: '%{0}: 악성코드가 발견되어 올리지 않았습니다. 컴퓨터를 검사하세요.',
  filePixels: '%{0}: 사진이 너무 큽니다. 1억 화소 아래로 줄여 다시 올리세요.',
  fileMissing: '올릴 파일이 없습니다. 파일을 선택하세요.',
  fileTarget: '이 자료에는 이 종류의 파일을 첨부할 수 없습니다.',
  fileLoose: '저장하지 않은 첨부파일이 너무 많습니다. 저장하거나 내일 다시 올리세요.',
  fileNone: '다운로드할 파일이 없습니다.',
  fileGone: '올린 파일을 찾을 수 없습니다. 첨부에서 빼고 다시 올리세요.',
  fileRow: '%{0}: 이 파일이 붙을 행이 없습니다. 행을 확인하고 다시 저장하세요.',
  fileKind: '%{0}: 이 종류로는 첨부할 수 없습니다. 다른 종류로 올리세요.',
  tooManyFiles: '자료 하나에 파일은 %{0}개까지 첨부할 수 있습니다.',
} as const satisfies Messages;
