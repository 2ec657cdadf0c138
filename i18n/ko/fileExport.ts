/** Taking lists, grids and records along as files, and printing them. */
export const fileExport = {
  note: '%{count}건',
  sum: '합계',
  // Beside a sum, here and below a list.
  left_out: '%{states} %{count}건 제외',
  only: '모두 %{states}',
  name: '항목',
  value: '내용',
  reports: '보고서',
  report_personal: '개인정보(%{names})가 담긴 보고서입니다. 입력하신 사유는 내보내기 기록에 남습니다.',
  internal: '%{name} (내부용)',
  print: '미리보기',
  print_title: '%{name} 미리보기',
  sheet: '인쇄 모양',
  print_making: '문서를 만들고 있습니다…',
  print_made: '%{name} 문서가 준비되었습니다. 다운로드하거나 새 탭에서 열어 보세요.',
  print_failed: '문서를 만들지 못했습니다. 잠시 후 다시 시도해 주세요.',
  open_tab: '새 탭에서 열기',
};
