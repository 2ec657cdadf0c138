/** Fields: posts of the public boards with the replies to them, kept by the system company (10-platform). */
import { code, date, dateTime, files, html, integer, rows, text, yn } from '../../../fields/index.ts';

export const boardFields = {
  boardCd: code('BOARD', { required: true }),
  boardSubCd: code('FAQ_SUB'),
  noticeTpCd: code('NOTICE_TP', { default: 'GEN' }),
  useYn: yn({ default: 'Y' }),
  // Of what visitors and members ask alone (board/ask); the address for the answer stands apart, where nobody reads it.
  askStCd: code('ASK_ST', { computed: true }),
  title: text(200, { required: true, span: 4, width: 340 }),
  postFromDt: date({ required: true, default: ({ today }) => today }),
  postToDt: date(),
  topYn: yn({ default: 'N', half: true }),
  popupYn: yn({ default: 'N', half: true }),
  writerNm: text(50, { computed: true, half: true }),
  searchCnt: integer({ computed: true, default: 0, half: true }),
  boardDesc: html({ required: true, main: true }),
  files: files(['IMG', 'DOC'], { more: true }),
  // Replies come by calls of their own (board/reply.server.ts); a member's names the person, a visitor's a password.
  mtBoardReply: rows(
    {
      writerNm: text(50),
      replyDesc: html({ width: 480 }),
      replyDtm: dateTime({ computed: true }),
      editDtm: dateTime({ computed: true }),
      pwHash: text(200, { computed: true, secret: true }),
      userCorpId: integer({ computed: true, secret: true }),
      userId: integer({ computed: true, secret: true }),
    },
    { deleteOnly: true },
  ),
};
