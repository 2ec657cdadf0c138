import type { Messages } from '../../../messages.ts';

/** Why something of bonded transport cannot be done, and what to do. */
export const transportErrors = {
  vehicleCardAbsent: '차량등록증을 증빙 파일로 첨부하고 저장한 다음 신청하세요.',
  vehicleContractAbsent: '임차·위수탁 차량은 차량등록증과 계약서를 함께 첨부해야 합니다. 계약서를 첨부하고 저장하세요.',
  vehicleUntilAfterFrom: '자격종료일은 자격시작일보다 늦어야 합니다.',
  vehicleOutlivesTransporter: '보세운송업 인증이 %{1}에 끝납니다. 자격종료일을 그날까지로 고치세요.',
  transportNeedsCargo: '화물을 한 줄 이상 넣으세요.',
  transportStoredLong:
    '최초 반입일부터 30일이 지난 화물은 신고가 아니라 승인을 받아야 합니다. 신고구분을 승인신청으로 바꾸세요.',
  transportDangerous: '위험물은 신고가 아니라 승인을 받아야 합니다. 신고구분을 승인신청으로 바꾸세요.',
  transportSecured: '담보를 제공하는 운송은 승인을 받아야 합니다. 신고구분을 승인신청으로 바꾸세요.',
  transportSameArea: '발송지와 다른 보세구역을 입력하세요.',
  bondedAreaUnknown: '등록되지 않은 보세구역 부호입니다. 부호나 이름의 일부를 입력하고 목록에서 선택하세요.',
  amendCargoUnknown: '정정할 화물의 화물관리번호를 이 신고에서 선택하세요.',
  amendNothing: '지금 값과 같습니다. 바꿀 값을 입력하세요.',
  amendWaits: '앞서 신청한 정정을 세관이 심사하고 있습니다. 결과를 받은 다음 신청하세요.',
  planArrivesBefore: '도착예정일시는 출발예정일시보다 늦어야 합니다.',
  planArrivesLate: '운송기한 %{1}까지 도착해야 합니다. 도착예정일시를 고치거나 기한을 연장하세요.',
  planDeclNotReleased: '수리된 보세운송신고만 배차할 수 있습니다.',
  planVehicleNotQualified: '자격이 유효한 차량만 배차할 수 있습니다. 차량자격에서 상태와 종료일을 확인하세요.',
  planOverCargo: '신고한 개수를 넘습니다. 이 화물에서 더 배차할 수 있는 개수는 %{1}입니다.',
  planNotDriver: '이 배차의 운전자나 배차 담당자가 도착을 기록합니다.',
  planDraftBefore: '먼저 작성한 배차(%{1})도 이 화물 %{2}개를 실으려고 합니다. 이 배차를 신고하면 %{3}개만 남습니다.',
  planVehicleBusy: '같은 시간에 배차 %{1}에 배정된 차량입니다. 시간이나 차량을 바꾸세요.',
  gateVhclNoDiffers: '배차된 차량번호와 다릅니다. 차량번호판을 다시 확인하세요.',
  gateDeclNoDiffers: '신고번호가 다릅니다. 신고필증을 다시 확인하세요.',
  gateSealNoDiffers: '봉인번호가 다릅니다. 봉인을 다시 확인하세요.',
  gateVehicleOnWay:
    '이 차량은 운송 중입니다. 배차 %{0}, %{1} 출발. 도착이 아직 기록되지 않았으니 그 운송이 끝났는지 확인하세요.',
  gatePlannedOtherDay: '다른 날의 배차입니다. 출발예정일시가 %{0}입니다. 지금 출발해도 되는지 확인하세요.',
  arrivalDiffers: '계획과 다릅니다. 도착이상 구분을 선택하세요.',
  openNeedsDeclaration: '대상 신고를 한 건 이상 넣으세요.',
  openInPast: '지금보다 늦은 시각으로 신청하세요.',
  openInHours: '평일 09:00–18:00에는 세관이 열려 있어 임시개청이 필요 없습니다. 그 밖의 시간으로 신청하세요.',
  openEndsBefore: '종료일시는 시작일시보다 늦어야 합니다.',
} as const satisfies Messages;
