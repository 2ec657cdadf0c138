import type { Messages } from '../../../messages.ts';

/** Names of resources, their detail grids and actions; `fields` and `rows.<grid>` only where the label of the name would mislead. */
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
    dones: { issueSecret: '비밀키를 새로 발급했습니다: %{record}' },
    helps: {
      clientId: '연동 사이트가 client_id로 보내는 값입니다. 등록한 뒤에는 바꿀 수 없습니다.',
      unsignedYn: '개발과 시험용입니다. 운영 환경에서는 항상 서명이 필요합니다.',
    },
  },
  'platform/corp': {
    name: '기업정보',
    actions: { suspend: '이용정지', resume: '정지해제', openSignIn: '관리자 로그인 제한 해제', close: '폐쇄' },
    asks: {
      openSignIn:
        '비밀번호를 여러 번 틀려 막힌 관리자가 기다리지 않고 로그인할 수 있습니다. 로그인할 수 있는 관리자가 한 명도 없을 때만 씁니다.',
      suspend: '이 회사의 모든 사용자가 바로 로그아웃되고, 정지를 해제할 때까지 로그인할 수 없습니다.',
      resume: '이 회사의 사용자가 다시 로그인할 수 있습니다.',
      close: '이 회사의 모든 사용자가 바로 로그아웃되며, 되돌릴 수 없습니다.',
    },
    dones: {
      suspend: '이용을 정지했습니다: %{record}',
      resume: '이용정지를 해제했습니다: %{record}',
      openSignIn: '관리자가 이제 로그인할 수 있습니다: %{record}',
      close: '회사를 폐쇄했습니다: %{record}',
    },
    grids: { site: '연동 사이트' },
  },
  'platform/user': {
    name: '사용자',
    actions: {
      // Entries of the trail that no button makes.
      changePw: '비밀번호 변경',
      withdraw: '탈퇴',
      arrive: '연동 사이트로 로그인',
      lock: '잠금',
      unlock: '잠금해제',
      openSignIn: '로그인 제한 해제',
      resetPw: '비밀번호 초기화',
      remove: '탈퇴 처리',
      standIn: '대결자 지정',
      changeContact: '연락처 변경',
      undoContact: '연락처 되돌리기',
    },
    asks: {
      lock: '모든 기기에서 바로 로그아웃되고, 잠금을 해제할 때까지 로그인할 수 없습니다.',
      openSignIn: '기다리지 않고 바로 로그인할 수 있습니다.',
      unlock: '로그인 실패 횟수가 지워지고 다시 로그인할 수 있습니다.',
      resetPw:
        '모든 기기에서 로그아웃되고, 지금 비밀번호 대신 일회용 비밀번호로 로그인해야 합니다. 일회용 비밀번호는 휴대폰이나 이메일로 보냅니다.',
      remove: '모든 기기에서 바로 로그아웃되며, 이 아이디로 다시 로그인할 수 없습니다. 작성한 자료는 남습니다.',
      standIn: '이 사용자의 결재 차례를 기다리는 문서를 대결자가 대신 결재합니다. 비밀 문서도 대결자에게 열립니다.',
    },
    dones: {
      lock: '계정을 잠갔습니다: %{record}',
      unlock: '잠금을 해제했습니다: %{record}',
      openSignIn: '이제 로그인할 수 있습니다: %{record}',
      resetPw: '일회용 비밀번호를 보냈습니다: %{record}',
      remove: '탈퇴 처리했습니다: %{record}',
      standIn: '대결자를 지정했습니다: %{record}',
    },
    tells: { loginPw: '일회용 비밀번호' },
  },
  'platform/outbox': {
    name: '발송함',
    actions: { retry: '다시 보내기' },
    asks: { retry: '발송 횟수를 처음부터 다시 세고 곧 발송합니다.' },
    dones: { retry: '곧 다시 보냅니다: %{record}' },
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
    dones: {
      take: '상담을 시작했습니다: %{record}',
      finish: '상담을 마쳤습니다: %{record}',
      drop: '신청을 종결했습니다: %{record}',
    },
    asks: { finish: '상담을 마친 신청은 더 고칠 수 없습니다.', drop: '상담하지 않고 끝냅니다. 되돌릴 수 없습니다.' },
  },
  'platform/system/board': {
    name: '게시판',
    fields: { password: '비밀번호' },
    grids: { mtBoardReply: '답글' },
    rows: { mtBoardReply: { replyDtm: '등록일시', editDtm: '수정일시', pwHash: '비밀번호', userCorpId: '회사' } },
    actions: { answer: '답변하기' },
    asks: { answer: '운영자의 답글로 올라가고, 질문한 사람에게 메일로 보냅니다. 질문은 ‘답변 완료’로 표시됩니다.' },
    dones: { answer: '답변했습니다: %{record}' },
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
  'platform/certCorp': {
    name: '인증업체',
    actions: { request: '인증 신청', approve: '승인', reject: '반려', revoke: '인증 취소', expire: '만료' },
    asks: {
      request: '운영자가 등록증을 확인하고 승인합니다. 승인되면 다른 회사가 업체조회에서 볼 수 있습니다.',
      approve: '업체조회에 공개되고, 다른 회사가 이 업체를 골라 주문할 수 있습니다.',
      revoke: '업체조회에서 바로 빠지고, 새 주문을 받을 수 없습니다. 되돌릴 수 없습니다.',
    },
    dones: {
      request: '인증을 신청했습니다: %{record}',
      approve: '승인했습니다: %{record}',
      reject: '반려했습니다: %{record}',
      revoke: '인증을 취소했습니다: %{record}',
    },
    turns: {
      DRAFT: '등록증을 첨부하고 인증을 신청하세요',
      REQ: '등록증을 확인하고 승인하거나 반려하세요',
    },
    waits: { DRAFT: '신청하기 전입니다', REQ: '운영자의 확인을 기다리고 있습니다' },
    helps: {
      regNo: '세관이나 항만관서가 준 등록번호입니다. 선용품·선박수리업은 영문자와 숫자 8자리입니다.',
      rejReason: '신청한 회사가 이 사유를 보고 고쳐서 다시 신청합니다.',
    },
  },
  'platform/taxInv': {
    name: '세금계산서',
    fields: { direction: '구분' },
    rows: { item: { purchDt: '공급일자', itemNm: '품목', lineCnt: '묶은 행' } },
    grids: { item: '품목' },
    tabs: { all: '전체', ISSUE: '발행', RECV: '수취' },
    actions: { issue: '발행', cancelIssue: '발행취소' },
    dones: { issue: '발행했습니다: %{record}', cancelIssue: '발행을 취소했습니다: %{record}' },
    asks: {
      issue: '승인번호를 붙여 발행합니다. 발행한 세금계산서는 고칠 수 없으며, 전송하기 전에는 취소할 수 있습니다.',
      cancelIssue: '아직 국세청에 전송하지 않은 세금계산서의 발행을 취소합니다. 되돌릴 수 없습니다.',
    },
  },
} as const satisfies Messages;
