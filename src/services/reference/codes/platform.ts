import { group } from './group.ts';
import type { CodeGroup } from './group.ts';

/** Companies, users, certification, boards. */
export const platformCodes = [
  group('MENU_AUTH', '메뉴권한', 'Menu authority', [
    ['2', '전체', 'Full'],
    ['1', '조회', 'Read only'],
    ['0', '없음', 'None'],
  ]),
  group('SYS', '시스템', 'System', [
    ['PLATFORM', '플랫폼', 'Platform'],
    ['FW', '프레임워크', 'Framework'],
    ['SWK', '쉽워크', 'Shipwork'],
    ['LMATE', '엘메이트', 'LMATE'],
    ['RS4', '선박수리', 'Ship repair'],
    ['INSP', '선박검사', 'Inspection'],
    ['GW', '그룹웨어', 'Groupware'],
    ['BTA', '보세운송', 'Bonded transport'],
    ['BTCD', '보세운송 배차', 'Bonded dispatch'],
    ['BWMS', '보세창고', 'Bonded warehouse'],
    ['3PL', '3자물류', '3PL'],
    ['TMATE', '운송관리', 'TMATE'],
    ['DTSP', '운송중개', 'DTSP'],
    ['DTS', '배송', 'DTS'],
  ]),
  group('CORP_TP', '기업구분', 'Company type', [
    ['COMP', '일반기업', 'Corporate'],
    ['BOND', '보세화물 관리인', 'Bonded-goods caretaker'],
    ['BWH', '보세창고·보세운송', 'Bonded warehouse-transport'],
    ['SR', '선용품 공급업', 'Ship supplies'],
    ['OPER', '운영사', 'Operator'],
  ]),
  group('CORP_ST', '기업상태', 'Company status', [
    ['ACTIVE', '사용', 'Active'],
    ['STOP', '정지', 'Suspended'],
    ['CLOSED', '폐쇄', 'Closed'],
  ]),
  group('USER_TP', '회원유형', 'User type', [
    ['CT_USER', '일반회원', 'General'],
    ['CT_COMP', '기업회원', 'Corporate admin'],
    ['CT_BOND', '보세화물 관리인', 'Bond'],
    ['CT_BWH', '보세창고', 'Warehouse'],
    ['CT_SR', '선용품', 'Supplier'],
  ]),
  group('USER_ST', '사용자상태', 'User status', [
    ['ACTIVE', '사용', 'Active'],
    ['LOCK', '잠금', 'Locked'],
    ['WD', '탈퇴', 'Withdrawn'],
  ]),
  group('CERT_TP', '인증구분', 'Certification type', [
    ['SR', '선용품·선박수리업', 'Ship supplies-repair'],
    ['BOND', '보세구역 운영인', 'Bonded area operator'],
    ['BWH', '보세운송업', 'Bonded transporter'],
    ['BROKER', '관세사', 'Customs broker'],
    ['AEO', 'AEO 공인', 'AEO'],
  ]),
  group('CERT_ST', '인증상태', 'Certification status', [
    ['DRAFT', '작성', 'Draft'],
    ['REQ', '신청', 'Requested'],
    ['CERT', '인증', 'Certified'],
    ['EXPIRED', '만료', 'Expired'],
    ['REVOKE', '취소', 'Revoked'],
  ]),
  group('SR_TP', '항만운송관련업', 'Port service business', [
    ['SUPPLY', '선용품공급업', 'Ship chandler'],
    ['BUNKER', '선박연료공급업', 'Bunkering'],
    ['REPAIR', '선박수리업', 'Ship repair'],
    ['CNTR', '컨테이너수리업', 'Container repair'],
    ['SERV', '항만용역업', 'Port labour service'],
  ]),
  group('BOARD', '게시판', 'Board', [
    ['platform_notice', '공지사항', 'Notice'],
    ['platform_qna', '질문과 답변', 'Q&A'],
    ['platform_faq', '자주 묻는 질문', 'FAQ'],
  ]),
  group('FAQ_SUB', 'FAQ 분류', 'FAQ category', [
    ['ALL', '전체', 'All'],
    ['MEMBER', '회원·가입', 'Member'],
    ['BILL', '결제·요금', 'Billing'],
    ['CUSTOMS', '통관', 'Customs'],
    ['RS4', '선박수리', 'Ship repair'],
    ['ORDER', '주문', 'Ordering'],
    ['ETC', '기타', 'Other'],
  ]),
  group('NOTICE_TP', '공지유형', 'Notice type', [
    ['GEN', '일반', 'General'],
    ['TERMS', '약관변경', 'Terms change'],
    ['MAINT', '점검', 'Maintenance'],
    ['REL', '기능개선', 'Release'],
  ]),
  group('ASK_ST', '질문상태', 'Question status', [
    ['WAIT', '답변 대기', 'Waiting for an answer'],
    ['DONE', '답변 완료', 'Answered'],
  ]),
  group('DEMO_ST', '데모신청상태', 'Demo status', [
    ['NEW', '접수', 'New'],
    ['ING', '상담중', 'In contact'],
    ['DONE', '완료', 'Done'],
    ['DROP', '종결', 'Dropped'],
  ]),
  group('MSG_KIND', '발송수단', 'Message channel', [
    ['MAIL', '이메일', 'E-mail'],
    ['SMS', '문자', 'Text message'],
  ]),
  group('MSG_ST', '발송상태', 'Message status', [
    ['WAIT', '대기', 'Waiting'],
    ['SENT', '발송', 'Sent'],
    ['FAIL', '실패', 'Failed'],
  ]),
  group('ERR_FE', '화면오류구분', 'Page error type', [
    ['window', '스크립트', 'Script'],
    ['promise', '비동기 처리', 'Promise'],
    ['react', '화면 그리기', 'Drawing'],
    ['chunk', '파일 불러오기', 'File loading'],
  ]),
] as const satisfies readonly CodeGroup[];
