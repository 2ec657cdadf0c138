/** What an archive of a service's data says. Only the server writes it. */
export const archive = {
  title: '%{company} %{product} 자료',
  about: '%{company}이(가) %{product} 서비스에 남긴 자료입니다. %{person} 님이 %{at}에 요청했습니다.',
  contents: '목록.txt',
  folder: '첨부파일',
  book: '%{name}.xlsx: %{records}건, 세부 행 %{rows}개',
  with: '첨부파일 %{files}개',
  nothing: '%{name}: 자료 없음',
  lost: '저장소에서 찾지 못해 담지 못한 파일',
  id: 'ID',
  no: '순번',
  above: '%{name} 순번',
};
