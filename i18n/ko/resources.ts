import type { Messages } from '../messages.ts';

/**
 * Names of resources, their detail grids and actions; `fields` and `rows.<grid>` only where the shared label would
 * mislead.
 */
export const resources = {
  'fw/code': { name: '공통코드', grids: { code: '코드' } },
  'fw/bondArea': { name: '보세구역 부호' },
  'fw/excRate': { name: '환율' },
  'fw/client': { name: '연동 사이트', grids: { site: '사이트' }, actions: { issueSecret: '비밀키 발급' } },
  'platform/corp': {
    name: '기업정보',
    actions: { suspend: '이용정지', resume: '정지해제', close: '폐쇄' },
  },
  'platform/user': {
    name: '사용자',
    actions: { lock: '잠금', unlock: '잠금해제', resetPw: '비밀번호 초기화', remove: '탈퇴 처리' },
  },
  'platform/outbox': { name: '발송함', actions: { retry: '다시 보내기' } },
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
  },
  'rs4/styleCode': { name: '양식코드' },
  'rs4/stdinfo/config': { name: '환경설정' },
  'rs4/stdinfo/item': {
    name: '품목·단가',
    fields: { ownerClntId: '화주' },
    grids: { prices: '거래처별 단가' },
  },
} as const satisfies Messages;
