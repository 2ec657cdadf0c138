import type { Messages } from '../messages.ts';

/** What stands against a file or a row of an import. Only the server says it, so browsers do not load it. */
export const importErrors = {
  importSize: '%{0}: 파일 크기는 %{1}까지입니다. 행을 나누어 다시 올리세요.',
  importEmpty: '가져올 행이 없습니다. 첫 행에 제목이 있고 그 아래에 내용이 있는 파일을 올리세요.',
  importOld: '%{0}: 예전 형식(xls)이거나 암호가 걸린 파일입니다. 암호 없이 xlsx로 저장하여 다시 올리세요.',
  importKind: '%{0}: 읽을 수 없는 파일입니다. Excel(xlsx)이나 CSV 파일을 올리세요.',
  importSlow:
    '%{0}: 너무 복잡하여 정해진 시간 안에 읽지 못했습니다. 서식과 빈 시트를 지우거나 행을 나누어 다시 올리세요.',
  importTooMany: '한 번에 %{0}행까지 가져올 수 있습니다. 파일을 나누어 다시 올리세요.',
  importBusy: '지금 가져오기 요청이 많습니다. 잠시 후 다시 시도하세요.',
  importLongFigure:
    '%{0}이(가) 셀에 숫자로 들어 있어 뒷자리가 사라졌습니다. 셀 서식을 텍스트로 바꾸고 다시 입력하세요.',
  importNear: '%{0} 코드가 없습니다. 가까운 값: %{1}(%{2})',
  importCodes: '"%{1}": %{0} 코드가 없습니다. 쓸 수 있는 값: %{2}',
  importCodeElse: '%{0}: 여기서는 "%{1}"을(를) 쓸 수 없습니다. 쓸 수 있는 값: %{2}',
  importNoRef: '%{0}: "%{1}" 자료를 찾을 수 없습니다. 코드나 이름을 확인하세요.',
  importSeveral: '%{0}: "%{1}" 이름의 자료가 여러 건입니다. 코드로 입력하세요.',
  importNoKey: '%{0}에 해당하는 자료가 없습니다. 새로 등록하려면 비워 두세요.',
  importTwice: '이미 있는 %{0}입니다. %{1}행과 같습니다.',
  importSameRecord: '%{1}행과 같은 자료를 가리킵니다. 한 행만 남기세요.',
  importTouched: '가져온 뒤에 수정되어 되돌리지 않았습니다.',
  importMoved: '검사한 뒤에 자료가 바뀌었습니다. 다시 검사하세요.',
  importDefault: '빈칸(%{0})은 기본값 %{1}(으)로 채웁니다.',
  importNamesake: '같은 %{0}의 자료가 이미 있습니다: %{1}',
  importClosed: '이 행에서는 %{0}을(를) 쓰지 않아 비워 둡니다.',
} as const satisfies Messages;
