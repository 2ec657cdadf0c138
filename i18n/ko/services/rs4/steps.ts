import { raise } from '../groupware/raise.ts';
import type { Messages } from '../../../messages.ts';

/** What is said before and after the steps of a record, and why one cannot be taken; it comes with the first form. */
export const rs4Steps = {
  errors: {
    worksPlanned: '모든 품목에 작업지시가 있습니다.',
    quotNeedsLine: '품목 행을 하나 이상 입력하세요.',
    quotAmountAboveZero: '견적금액이 0보다 커야 확정할 수 있습니다. 품목의 단가와 수량을 확인하세요.',
    quotNeedsApproval: '견적금액 %{0}원 이상은 결재 후 확정됩니다. 결재를 요청하세요.',
    quotProfitTooLow: '이익률이 최저 이익률 %{1}%보다 낮아 확정할 수 없습니다. 단가를 조정하거나 결재를 요청하세요.',
    quotWithoutCost: '매입단가가 한 건도 없어 이익률을 계산할 수 없습니다. 매입단가를 입력하거나 결재를 요청하세요.',
    lineForNothing: '매입이 있는데 단가가 0입니다. 무상이면 그대로 저장하고, 아니면 단가나 이익률을 입력하세요.',
    purcForNothing: '금액이 0인 행: %{0}. 무상이면 그대로 진행하고, 아니면 수량과 단가를 입력하세요.',
    shareAboveOrder:
      '이미 청구한 %{1}%와 합치면 공사금액의 %{2}%를 청구하게 됩니다. 공사금액을 넘으면 청구를 확정할 수 없습니다.',
    shareAboveProgress: '이미 청구한 %{1}%와 합치면 %{2}%로, 공사 진행률 %{3}%를 넘습니다.',
    teamTakenFor: '작업팀(%{4})은 %{2}부터 %{3}까지 작업지시 %{1}에 잡혀 있습니다: %{5}',
    teamMeets: '%{1}부터 %{2}까지 작업팀(%{3})의 작업이 서로 겹칩니다: %{4}',
    teamCrowded:
      '%{1}에 작업팀(%{3})의 작업 %{2}건이 한꺼번에 잡힙니다: %{4}. 작업마다 작업팀이나 날짜를 나누어 계획하세요.',
    worksOpen: '끝나지 않은 작업지시가 있습니다. 완료하거나 취소한 뒤 다시 시도하세요: %{0}',
    orderNotDone: '완료확인서는 공사를 완료한 다음 인쇄할 수 있습니다.',
    additionsOpen: '선주가 승인하지 않은 추가공사가 있습니다. 추가공사 승인일을 입력하세요: %{0}',
    signatureAbsent: '검수 서명 파일이 없습니다. 서명한 완료확인서를 첨부파일에 "서명"으로 올리고 저장하세요.',
    orderInWork: '작업지시, 발주, 청구가 있는 공사는 취소할 수 없습니다. 먼저 그 문서를 취소하세요.',
    permitNeeded: '화기작업과 밀폐공간 작업은 허가번호를 입력하고 저장한 뒤 시작하세요.',
    noOrderToPurchase:
      '선택할 공사가 없습니다. 종결·취소된 공사는 나오지 않습니다. 선박은 공사를 선택하면 정해집니다. 공사 없이 발주할 때는 납품장소에 선박 이름을 적어 두면 그 이름으로 조회됩니다.',
    notSupplier: '매입처로 등록한 거래처가 아닙니다. 이름이 맞으면 거래처구분에 자재 공급사나 외주업체를 더하세요.',
    purcNeedsLine: '발주할 품목을 한 행 이상 입력하세요.',
    purcNeedsApproval: '발주금액 %{0}원 이상은 결재 후 발주합니다. 결재를 요청하세요.',
    recvFixClosed:
      '종결된 공사의 발주는 입고를 정정할 수 없습니다. 공사의 청구서에서 입금을 취소하면 공사가 다시 열립니다.',
    invNeedsLine: '청구할 품목을 한 행 이상 입력하세요.',
    invAmountAboveZero: '청구금액이 0보다 커야 청구할 수 있습니다. 품목의 단가와 수량을 확인하세요.',
    invNotAccepted: '잔금은 검수를 마친 공사만 청구할 수 있습니다. 공사에서 검수를 먼저 기록하세요.',
    invOrderEnded: '선금과 기성은 잔금을 청구하기 전의 공사만 청구할 수 있습니다.',
    invPaid: '입금이 있는 청구서는 취소할 수 없습니다. 입금 내역을 먼저 지우세요.',
    invSettled:
      '입금이 끝난 청구서의 입금 내역은 고칠 수 없습니다. 잘못된 입금은 ‘입금취소’로 마지막 입금을 지운 뒤 고치세요.',
    invNothingPaid: '입금 내역이 없는 청구서입니다. 취소할 입금이 없습니다.',
    invTaxed: '세금계산서가 있는 청구서는 취소할 수 없습니다. 세금계산서를 먼저 발행취소하거나 삭제하세요.',
    taxInvOnlyKr: '세금계산서는 국내 거래처에만 발행할 수 있습니다.',
    taxInvNothing: '청구금액이 0원이라 세금계산서에 쓸 금액이 없습니다.',
    taxInvThere: '이 청구서의 세금계산서가 이미 있습니다.',
    taxInvMixed:
      '과세구분이 다른 행이 섞여 있어 세금계산서 한 장으로 발행할 수 없습니다. 청구서를 과세구분별로 나누세요.',
  },
  /** Who decides, one after the other; whose turn it is, and for what. */
  approval: {
    route: '결재 순서: %{route}',
    route_usual: '결재선을 비우면 기본 결재선으로 올립니다. 결재 순서: %{route}',
    route_unknown: '기본 결재선이 없습니다. 결재선을 골라 주세요.',
    refused: {
      title: '결재 반려',
      by: '%{name} 님이 반려했습니다 (%{at})',
      by_proxy: '%{name} 님이 %{absent} 님 대신 반려했습니다(대결) (%{at})',
      open: '문서 보기',
    },
    turn: { APPR: '지금 %{names}이 결재할 차례입니다', AGREE: '지금 %{names}이 합의할 차례입니다' },
  },
  resources: {
    'rs4/quot': {
      sent: {
        rev: '차수',
        first: '최초',
        here: '지금 보는 차수',
        open: '%{rev} 열기',
        papers: '보관한 견적서',
        at: '발송 등록일시',
        none: '보관한 견적서 없음',
        by_hand: '메일 발송 없음',
      },
      loads: { item: '품목 불러오기' },
      links: { appr: '결재문서 보기', order: '공사 보기' },
      paper: '견적서 보기·PDF',
      titles: { requestAppr: raise },
      dones: {
        start: '%{record} 견적 작성을 시작했습니다',
        confirm: '견적을 확정했습니다: %{record}. 이제 발송할 수 있습니다',
        requestAppr: '결재를 올렸습니다',
        send: '발송으로 등록했습니다: %{record}',
        win: '수주로 등록했습니다: %{made}',
        lose: '실주로 등록했습니다: %{record}',
        revise: '다음 차수를 만들었습니다: %{made} %{rev}',
        reviseRate:
          '다음 차수를 만들었습니다: %{made} %{rev}. 새 견적일에 맞춰 환율을 %{rateFrom} → %{rateTo}(으)로 바꾸고 금액을 다시 계산했습니다',
        cancel: '견적을 취소했습니다: %{record}',
      },
      send: {
        off: '메일은 보내지 않습니다. 환경설정의 메일발송이 꺼져 있습니다. 첨부에 남는 %{file} 파일을 직접 보내 주세요.',
        nobody: '받는 사람을 고르지 않아 메일은 보내지 않습니다. 첨부에 남는 %{file} 파일을 직접 보내 주세요.',
        no_address:
          '고른 사람에게 이메일 주소가 없어 메일은 보내지 않습니다. 거래처 담당자에 이메일을 등록하거나 %{file} 파일을 직접 보내 주세요.',
        to: '받는 주소',
        subject: '제목',
        papers: '첨부',
        text: '메일 본문 보기',
        missed: '이메일 주소가 없어 보내지 않는 사람: %{names}',
      },
      asks: {
        confirm: '확정한 견적은 고칠 수 없고, 바꾸려면 개정해야 합니다. 확정하면 발송할 수 있습니다.',
        requestAppr:
          '%{apprForm}을(를) 만들어 올립니다. 결재 중에는 견적을 고칠 수 없고, 모두 승인하면 견적이 확정됩니다.',
        send: '발송하면 견적을 더 고칠 수 없고, 바꾸려면 개정해야 합니다. 견적서 PDF는 첨부에 남습니다.',
        win: '이 견적으로 공사를 만들고 견적을 마칩니다. 선박, 일정, 품목과 금액은 공사로 그대로 옮겨집니다. 공사종료일이 아직 확실하지 않으면 예정일을 넣으세요. 나중에 공사에서 고칠 수 있습니다.',
        lose: '실주 사유를 남기고 견적을 마칩니다.',
        revise:
          '이 견적의 상태는 개정됨이 되고, 같은 번호의 다음 차수가 작성중으로 만들어집니다. 견적일은 오늘이 되고, 외화면 환율도 오늘의 것으로 바꿉니다.',
        cancel: '견적을 취소하면 더 고칠 수 없습니다.',
      },
    },
    'rs4/order': {
      begins: { purc: '새 발주' },
      loads: { item: '품목 불러오기' },
      links: { invADV: '선금 청구', invPROG: '기성 청구', invFINAL: '잔금 청구', purc: '발주 만들기' },
      paper: '완료확인서 보기·PDF',
      makes: '작업지시 %{smart_count}건을 만듭니다',
      dones: {
        makeWorks: '작업지시 %{works}건을 만들었습니다',
        complete: '공사를 완료했습니다: %{record}. 이제 검수를 받을 수 있습니다',
        accept: '검수를 기록했습니다: %{record}. 이제 잔금을 청구할 수 있습니다',
        reopen: '공사를 다시 열었습니다: %{record}',
        cancel: '공사를 취소했습니다: %{record}',
      },
      asks: {
        makeWorks: '고른 품목마다 작업지시를 만듭니다. 품목에 적지 않은 팀과 날짜는 위의 값을 따릅니다.',
        complete:
          '모든 작업을 마쳤음을 확인하고 공사를 완료합니다. 완료한 뒤에는 검수를 받거나 재작업으로 되돌릴 수 있습니다.',
        accept:
          '고객의 검수를 기록합니다. 서명 파일과 추가공사 승인일이 있어야 하며, 이후 금액은 완료수량으로 계산합니다.',
        reopen: '공사를 공사중으로 되돌려 수량과 작업을 고칩니다.',
        cancel: '공사를 취소하고 견적을 발송 상태로 되돌립니다.',
      },
    },
    'rs4/work': {
      to_begin: '일보를 적었지만 작업은 아직 계획입니다. 일이 시작됐으면 작업 시작을 누르세요.',
      loads: { matl: '자재 불러오기' },
      paper: '작업지시서 보기·PDF',
      dones: {
        start: '작업을 시작했습니다: %{record}, 실제시작일 %{realFromDt}',
        log: '일보를 적었습니다: %{record}, 진행률 %{progRt}%',
        hold: '작업을 보류했습니다: %{record}',
        resume: '작업을 재개했습니다: %{record}',
        done: '작업을 완료했습니다: %{record}, 완료수량 %{doneQty}',
        cancel: '작업지시를 취소했습니다: %{record}',
      },
      asks: {
        start:
          '오늘(%{day})을 실제시작일로 적고 진행으로 바꿉니다. 공사의 첫 작업이면 공사도 공사중이 됩니다. 계획으로 되돌릴 수 없습니다.',
        log: '오늘 한 작업을 일보에 적습니다. 진행률은 공사에도 반영됩니다.',
        hold: '작업을 멈추고 사유를 남깁니다.',
        done: '작업을 마치고 진행률을 100%로 기록합니다. 완료수량은 공사의 해당 행에 기록됩니다. 남은 수량이 있으면 채워 두니 다르면 고치세요.',
        cancel: '작업지시를 취소하면 다시 시작할 수 없습니다.',
      },
    },
    'rs4/purc': {
      left: {
        title: '이 공사에서 발주할 품목',
        rest: '미발주 수량 %{qty} %{unit}',
        take: '추가',
        all: '모두 추가(%{count})',
      },
      words: {
        vessel_of_order: '공사를 선택하면 정해집니다',
        still_to_come: '미입고',
        more_to_come: '외 %{smart_count}건',
      },
      loads: { item: '품목 불러오기' },
      paper: '발주서 보기·PDF',
      titles: { requestAppr: raise },
      dones: {
        order: '발주했습니다: %{record}. 첨부할 발주서는 미리보기에서 내려받을 수 있습니다',
        requestAppr: '결재를 올렸습니다',
        receive: '입고를 기록했습니다: %{record} 품목 %{rows}개, %{came} 입고, %{left} 남음',
        receiveWhole: '입고를 기록했습니다: %{record} 품목 %{rows}개, %{came} 입고, 남은 수량 없음',
        correctReceipt: '입고를 정정했습니다: %{record}, %{stCd}. 입고 %{came}, 미입고 %{left}',
        cancel: '발주를 취소했습니다: %{record}',
      },
      asks: {
        order:
          '매입처 %{clntId} · 납기 %{dlvDt}\n%{totalName} %{total}\n매입처에 발주한 것으로 확정합니다. 확정한 발주는 고칠 수 없습니다.',
        requestAppr:
          '매입처 %{clntId} · 납기 %{dlvDt}\n%{totalName} %{total}\n%{apprForm}을(를) 만들어 올립니다. 결재 중에는 발주를 고칠 수 없고, 모두 승인하면 발주가 확정됩니다.',
        correctReceipt:
          '잘못 기록한 입고를 바로잡습니다. 잘못된 품목만 실제로 입고한 수량과 날짜로 고치세요. 입고하지 않은 품목은 수량을 0으로 고칩니다. 남은 품목은 다시 입고할 수 있습니다.',
        receive: '입고한 품목과 수량을 적습니다. 나중에 들어올 품목은 선택을 해제하세요.',
        cancel: '발주를 취소하면 더 고칠 수 없습니다.',
      },
    },
    'rs4/inv': {
      billed: {
        so_far: '공사 진행률 %{progress}% · 누계 청구 %{rate}%(%{curr} %{billed}) · 남은 공사금액 %{curr} %{left}.',
        in_advance: '선금으로 이미 %{rate}%를 청구했습니다.',
        undone:
          '완료수량이 없는 공사 항목 %{smart_count}개는 잔금에 들어가지 않았습니다. 잔금은 공사를 인수한 뒤에 발행합니다.',
        by_progress: '진행률에 따라 더 청구할 비율은 %{rate}%입니다.',
        nothing: '진행률에 따라 더 청구할 금액이 없습니다. 그래도 청구하려면 청구비율을 입력하세요.',
      },
      loads: { item: '품목 불러오기' },
      links: { taxInv: '세금계산서 보기' },
      paper: '거래명세서 보기·PDF',
      titles: { issueTax: '%{record}의 세금계산서를 작성하시겠습니까?' },
      dones: {
        issue: '청구를 확정했습니다: %{record}',
        pay: '입금을 기록했습니다: %{record}, %{stCd}',
        unpay: '입금을 취소했습니다: %{record}, %{stCd}',
        issueTax: '세금계산서를 작성했습니다: %{made}',
        cancel: '청구를 취소했습니다: %{record}',
      },
      asks: {
        issue:
          '%{clntId} · %{totalName} %{total}\n청구서를 확정합니다. 확정한 청구서는 고칠 수 없고, 입금과 세금계산서를 기록할 수 있습니다.',
        pay: '받은 금액을 기록합니다. 모두 받으면 입금완료가 됩니다.',
        unpay:
          '%{lastPayDt}에 받은 %{lastPayAmt}의 입금을 취소합니다. 마지막 입금을 지우고 받을 금액이 남은 청구서로 되돌립니다. 그다음 다른 입금도 고칠 수 있고, 종결된 공사는 다시 열립니다.',
        issueTax: '이 청구서의 내용으로 세금계산서를 작성합니다. 세금계산서 화면에서 확인한 뒤 발행하세요.',
        cancel: '청구서를 취소하고 공사의 청구금액에서 뺍니다.',
      },
    },
  },
} as const satisfies Messages;
