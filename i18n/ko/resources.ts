import type { Messages } from '../messages.ts';

/**
 * Names of resources, their detail grids and actions; `fields` and `rows.<grid>` only where the shared label would
 * mislead.
 */
export const resources = {
  'fw/code': { name: '공통코드', grids: { code: '코드' } },
  'fw/bondArea': { name: '보세구역 부호' },
  'fw/excRate': { name: '환율' },
  'fw/client': {
    name: '연동 사이트',
    grids: { site: '사이트' },
    actions: { issueSecret: '비밀키 발급' },
    asks: {
      issueSecret:
        '새 비밀키를 만들면 이전 비밀키로 만든 서명은 바로 쓸 수 없게 됩니다. 새 비밀키는 한 번만 표시됩니다.',
    },
    helps: {
      clientId: '연동 사이트가 client_id로 보내는 값입니다. 등록한 뒤에는 바꿀 수 없습니다.',
      unsignedYn: '개발과 시험용입니다. 운영 환경에서는 항상 서명이 필요합니다.',
    },
  },
  'platform/corp': {
    name: '기업정보',
    actions: { suspend: '이용정지', resume: '정지해제', close: '폐쇄' },
    asks: {
      suspend: '이 회사의 모든 사용자가 바로 로그아웃되고, 정지를 해제할 때까지 로그인할 수 없습니다.',
      resume: '이 회사의 사용자가 다시 로그인할 수 있습니다.',
      close: '이 회사의 모든 사용자가 바로 로그아웃되며, 되돌릴 수 없습니다.',
    },
  },
  'platform/user': {
    name: '사용자',
    actions: { lock: '잠금', unlock: '잠금해제', resetPw: '비밀번호 초기화', remove: '탈퇴 처리' },
    asks: {
      lock: '모든 기기에서 바로 로그아웃되고, 잠금을 해제할 때까지 로그인할 수 없습니다.',
      unlock: '로그인 실패 횟수가 지워지고 다시 로그인할 수 있습니다.',
      resetPw:
        '모든 기기에서 로그아웃되고, 지금 비밀번호 대신 일회용 비밀번호로 로그인해야 합니다. 일회용 비밀번호는 휴대폰이나 이메일로 보냅니다.',
      remove: '모든 기기에서 바로 로그아웃되며, 이 아이디로 다시 로그인할 수 없습니다. 작성한 자료는 남습니다.',
    },
    tells: { loginPw: '일회용 비밀번호' },
  },
  'platform/outbox': {
    name: '발송함',
    actions: { retry: '다시 보내기' },
    asks: { retry: '발송 횟수를 처음부터 다시 세고 곧 발송합니다.' },
  },
  'platform/system/errFe': {
    name: '화면 오류',
    fields: {
      errType: '구분',
      errMessage: '메시지',
      errUrl: '화면 주소',
      errSource: '발생 위치',
      errInfo: '부가 정보',
      errStack: '호출 경로',
      hitCnt: '발생 횟수',
      firstDtm: '처음 발생',
      lastDtm: '마지막 발생',
      userAgent: '브라우저',
      errKey: '식별값',
    },
  },
  'platform/system/product': {
    name: '상품',
    grids: { fee: '요금' },
    helps: {
      menuTreeIds: '구독하면 열리는 메뉴의 번호입니다. 쉼표로 나누어 적습니다. 예: R1,R2',
      subsReqId: '이용 신청과 구독이 이 상품을 가리키는 번호입니다.',
    },
  },
  'platform/system/demo': {
    name: '데모 신청',
    actions: { take: '상담 시작', finish: '완료', drop: '종결' },
    asks: { finish: '상담을 마친 신청은 더 고칠 수 없습니다.', drop: '상담하지 않고 끝냅니다. 되돌릴 수 없습니다.' },
  },
  'platform/system/board': {
    name: '게시판',
    fields: { password: '비밀번호' },
    grids: { mtBoardReply: '답글' },
    rows: { mtBoardReply: { replyDtm: '등록일시', editDtm: '수정일시', pwHash: '비밀번호', userCorpId: '회사' } },
    helps: { popupYn: '포털을 열면 이 공지가 창으로 뜹니다.' },
  },
  'platform/exportLog': {
    name: '개인정보 내보내기 기록',
    fields: {
      createDt: '내보낸 일시',
      title: '내보낸 자료',
      rsrcCd: '자료 코드',
      fileFmt: '파일 형식',
      expCnt: '건수',
      persTxt: '개인정보 항목',
      searchTxt: '조회 조건',
      colTxt: '내보낸 항목',
    },
  },
  'platform/auth': { name: '권한', grids: { menu: '메뉴권한' } },
  'rs4/clnt': {
    name: '거래처',
    fields: { natCd: '국가' },
    grids: { charger: '담당자' },
  },
  'rs4/ship': {
    name: '선박',
    fields: { natCd: '국적', ownerClntId: '선주' },
    grids: { equip: '주요기기' },
    links: { ais: 'AIS 보기' },
  },
  'rs4/styleCode': { name: '양식코드' },
  'rs4/stdinfo/config': { name: '환경설정' },
  'rs4/stdinfo/item': {
    name: '품목·단가',
    fields: { ownerClntId: '화주' },
    grids: { prices: '거래처별 단가' },
  },
  'rs4/quot': {
    name: '견적',
    fields: {
      chargerIds: '받는 사람',
      excRt: '환율',
      prevQuotId: '이전 견적',
    },
    rows: { item: { lineTpCd: '구분', lineNo: '번호', itemId: '품목', prftRt: '이익률', priceBaseCd: '기준' } },
    grids: { item: '품목' },
    loads: { item: '품목 불러오기' },
    words: {
      approval_rule: '견적금액 %{amount}원 이상은 결재 후 확정됩니다.',
      least: '최저',
      usual: '기본',
      won_with_tax: '원, 부가세 포함',
    },
    actions: {
      start: '작성 시작',
      confirm: '확정',
      requestAppr: '결재요청',
      send: '발송',
      win: '수주',
      lose: '실주',
      revise: '개정',
      cancel: '견적취소',
      expire: '기간만료',
    },
    asks: {
      requestAppr: '결재양식 QT로 문서를 만들어 기본 결재선으로 상신합니다. 승인되면 견적이 확정됩니다.',
      send: '견적을 발송 상태로 바꿉니다. 환경설정에서 메일발송을 사용하면 받는 사람에게 메일을 보냅니다.',
      lose: '실주 사유를 남기고 견적을 마칩니다.',
      revise: '이 견적은 개정됨으로 바뀌고, 같은 번호의 다음 차수가 작성중으로 만들어집니다.',
      cancel: '견적을 취소하면 더 고칠 수 없습니다.',
    },
  },
  'groupware/apprDoc': { name: '결재양식', grids: { field: '입력항목' } },
  'groupware/apprLine': { name: '결재선', fields: { stepCnt: '단계수' }, grids: { step: '단계' } },
  'groupware/appr': {
    name: '결재문서',
    fields: { turnUserNm: '결재 차례' },
    rows: { steps: { userId: '결재자', opinion: '의견' } },
    grids: { steps: '결재선', val: '양식 항목' },
    actions: {
      submit: '상신',
      approve: '승인',
      reject: '반려',
      arbitrate: '전결',
      withdraw: '회수',
      redraft: '재기안',
    },
    asks: {
      submit: '결재선의 첫 단계로 문서를 보냅니다. 아무도 결재하지 않은 동안에는 회수할 수 있습니다.',
      reject: '문서를 기안자에게 돌려보냅니다. 의견을 적어 주세요.',
      arbitrate: '남은 결재를 생략하고 문서를 완료합니다.',
      withdraw: '결재를 중단하고 문서를 거두어들입니다.',
    },
  },
} as const satisfies Messages;
