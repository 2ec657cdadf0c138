import { day } from '../record.ts';
import { answer, list, p, reply, type Post } from './post.ts';

/** Questions of customers and what was answered (60-demo-data 6.5), the newest first. */
export const questions: readonly Post[] = [
  {
    title: '견적서에 회사 직인이 나오지 않습니다',
    boardDesc:
      p(
        '국문 견적서(KO-Q)를 출력하면 오른쪽 위에 회사 이름만 나오고 직인이 보이지 않습니다. 영문 견적서에는 정상으로 나옵니다.',
        '확인한 내용은 다음과 같습니다.',
      ) +
      list(
        '기업정보에 직인 이미지를 올렸습니다. (PNG, 배경 투명)',
        '같은 견적을 PDF로 저장해도 결과가 같습니다.',
        '다른 담당자의 계정에서도 똑같습니다.',
      ) +
      p('어느 화면에서 설정해야 하는지 알려 주시면 고맙겠습니다.'),
    made: day(-2, '11:05'),
    writerNm: '최예시',
    searchCnt: 127,
    more: { boardSubCd: 'RS4', askStCd: 'DONE' },
    replies: [
      answer(
        '이관제',
        p(
          '안녕하세요. <b>기준정보 › 양식코드</b>에서 KO-Q를 열고 ‘직인표시’를 ‘예’로 바꿔 주세요. 양식마다 따로 정하게 되어 있어 EN-Q만 켜져 있었습니다.',
        ),
        day(-2, '14:20'),
        day(-2, '15:02'),
      ),
      reply(
        '선박관리자',
        p('저희도 같은 증상이었는데 위 방법으로 해결했습니다. 바꾼 뒤에 견적을 다시 열어야 반영됩니다.'),
        day(-1, '09:41'),
      ),
    ],
  },
  {
    title: '세금계산서 공급받는자 정보를 바꾸고 싶어요',
    boardDesc: p(
      '사업장을 옮기면서 주소가 바뀌었습니다. 다음 달 청구분부터 새 주소로 세금계산서를 받고 싶은데, 기업정보만 고치면 되는지 궁금합니다. 이미 발행된 계산서는 그대로 두어도 됩니다.',
    ),
    made: day(-1, '10:33'),
    writerNm: '조임시',
    searchCnt: 59,
    more: { boardSubCd: 'BILL', askStCd: 'WAIT' },
  },
  {
    title: '보세운송 정정신청은 어디서 하나요?',
    boardDesc: p(
      '신고가 수리된 뒤에 포장 개수가 한 개 모자란 것을 알았습니다. 개수만 고치고 싶은데 신고 화면에서는 수정 버튼이 보이지 않습니다. 정정신청은 어디에서 하면 되나요?',
    ),
    made: day(-9, '16:48'),
    writerNm: '신배차',
    searchCnt: 84,
    more: { boardSubCd: 'CUSTOMS', askStCd: 'DONE' },
    replies: [
      answer(
        '김운영',
        p(
          '안녕하세요. <b>보세운송 › 보세운송신고</b>에서 수리된 신고를 열고 위쪽의 ‘정정 신청’을 눌러 주세요. 고칠 항목과 새 값, 사유를 적어 보내면 세관에 신청되고, 승인되면 신고의 값이 저절로 바뀝니다.',
          '신고마다 한 번에 한 건씩 신청할 수 있고, 결과는 신고의 ‘정정신청’ 표에서 확인하실 수 있습니다. 운송 차량이 바뀐 때에는 정정신청 없이 배차계획만 다시 신고하시면 됩니다.',
        ),
        day(-8, '09:12'),
      ),
    ],
  },
];
