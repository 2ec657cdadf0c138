/** What visitors read of the boards (2-portal 7): posts that are in use and within their days, cleaned once more. */
import { sql } from 'kysely';
import { seoulDay } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { SignIn } from '../../../api/plugins/session.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { openFiles } from '../../../database/files/query.ts';
import { readPage } from '../../../database/query/list.ts';
import { first, searchConditions, type Query } from '../../../database/query/search.ts';
import { cleanOnce } from '../../../fields/html/cleanOnce.server.ts';
import { sanitise, sanitiseOfUsers } from '../../../fields/html/sanitise.server.ts';
import { board } from '../system/board.ts';
import { noticeBoard } from '../system/board.rules.ts';
import { boardBehaviour } from '../system/board.server.ts';

/** As the portal pages through a board (2-portal 9). */
const usualSize = 10;
const mostAtOnce = 100;
const mostPopups = 3;
const repliesAtOnce = 10;

const shown = cleanOnce(sanitise);
const shownOfUsers = cleanOnce(sanitiseOfUsers);

export const system = { corpId: systemCorpId, userId: 0 };

/** Reads as the system company, whose posts these are; nothing of it depends on who asks. */
const visit = (server: SignIn): Call => {
  const now = server.now();
  return { ...system, operator: false, lang: 'ko', now, today: seoulDay(now), production: server.production };
};

const seoul = (column: Statement) => sql`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS')`;

const summary = sql`t.id, t.board_cd as "boardCd", t.board_sub_cd as "boardSubCd", t.notice_tp_cd as "noticeTpCd", t.title,
  t.writer_nm as "writerNm", ${seoul(sql`t.create_dt`)} as "createDt", ${seoul(sql`t.update_dt`)} as "updateDt",
  t.search_cnt as "searchCnt", t.top_yn as "topYn", t.ask_st_cd as "askStCd"`;
const latest = sql`t.create_dt desc, t.id desc`;

const posts = (conditions: readonly Statement[]) =>
  sql`from platform_system_board t where ${sql.join(conditions, sql` and `)}`;

/** A page of a board: `{content, page}`. */
export async function readPosts(server: SignIn, query: Query) {
  const call = visit(server);
  const { boardCd, boardSubCd, keyword } = query;
  const page = readPage({ ...query, size: first(query.size) || String(usualSize) });
  if (page.size > mostAtOnce) refuse('E_PAGE', { field: 'size', args: [mostAtOnce] });
  const wanted = { boardCd: first(boardCd) || noticeBoard, boardSubCd, keyword: first(keyword)?.slice(0, 100) };
  const where = [...searchConditions(board, wanted, call), boardBehaviour.open!(call.today)];
  const [content, total] = await server.database.read(system, [
    sql`select ${summary} ${posts(where)} order by t.top_yn = 'Y' desc, ${latest}
      limit ${page.size} offset ${(page.number - 1) * page.size}`,
    sql`select count(*)::int as n ${posts(where)}`,
  ]);
  const totalElements = total![0]!.n as number;
  const totalPages = Math.ceil(totalElements / page.size);
  return { content, page: { totalElements, size: page.size, number: page.number, totalPages } };
}

const openIn = (boardCd: string, call: Call) => [
  sql`t.del_yn = 'N'`,
  sql`t.board_cd = ${boardCd}`,
  boardBehaviour.open!(call.today),
];

export async function readTop5(server: SignIn, query: Query) {
  const where = openIn(first(query.boardCd) || noticeBoard, visit(server));
  const [content] = await server.database.read(system, [
    sql`select ${summary} ${posts(where)} order by ${latest} limit 5`,
  ]);
  return { content };
}

/** Notices that open above the portal, newest first. */
export async function readPopups(server: SignIn) {
  const where = [...openIn(noticeBoard, visit(server)), sql`t.popup_yn = 'Y'`];
  const [rows] = await server.database.read(system, [
    sql`select ${summary}, t.board_desc as "boardDesc" ${posts(where)} order by ${latest} limit ${mostPopups}`,
  ]);
  return { content: rows!.map((row) => ({ ...row, boardDesc: shown(String(row.boardDesc ?? '')) })) };
}

/** A post with its files and a page of its replies, the last one for a page behind it; E_NOTFOUND when visitors may not read it. */
export async function readPost(server: SignIn, id: number, query: Query) {
  const asked = readPage({ page: query.replyPage, size: String(repliesAtOnce) }).number;
  const where = [sql`t.id = ${id}::bigint`, sql`t.del_yn = 'N'`, boardBehaviour.open!(visit(server).today)];
  const ofPost = sql`platform_system_board_mt_board_reply r where r.parent_id = ${id}::bigint`;
  const pages = sql`greatest(1, ceil(count(*)::numeric / ${repliesAtOnce}::int))::int`;
  // Beside it in time, on its board.
  const beside = (than: Statement, order: Statement) => sql`(select json_build_object('id', t.id, 'title', t.title)
    ${posts([sql`t.del_yn = 'N'`, sql`t.board_cd = b.board_cd`, boardBehaviour.open!(visit(server).today), sql`(t.create_dt, t.id) ${than} (b.create_dt, b.id)`])}
    order by ${order} limit 1)`;
  const [found, replies, files, counted, neighbours] = await server.database.read(system, [
    sql`select ${summary}, t.board_desc as "boardDesc" ${posts(where)}`,
    sql`select r.id, r.parent_id as "boardId", r.writer_nm as "writerNm", r.reply_desc as "replyDesc",
        ${seoul(sql`r.reply_dtm`)} as "createDt", ${seoul(sql`coalesce(r.edit_dtm, r.reply_dtm)`)} as "updateDt",
        case when r.pw_hash is null then 'Y' else 'N' end as "memberYn",
        case when r.user_corp_id = ${systemCorpId}::bigint then 'operator' when r.user_corp_id is not null then 'member' else 'visitor' end as "writerKind"
      from ${ofPost} order by r.sort_no, r.id limit ${repliesAtOnce}::int
      offset (least(${asked}::int, (select ${pages} from ${ofPost})) - 1) * ${repliesAtOnce}::int`,
    sql`select f.id as "fileDetailId", f.ref_type_cd as "refTypeCd", f.ori_file_nm as "oriFileNm", f.file_ext as "fileExt",
        f.file_size as "fileSize", '/api/file/public/' || f.id as "vrFilePath"
      from sys_file f where ${openFiles(board)} and f.ref_corp_id = ${systemCorpId}::bigint and f.ref_id = ${id}::bigint
      order by f.seq_num, f.id`,
    sql`select count(*)::int as total, ${pages} as pages from ${ofPost}`,
    sql`select ${beside(sql`<`, sql`t.create_dt desc, t.id desc`)} as previous, ${beside(sql`>`, sql`t.create_dt, t.id`)} as next
      from platform_system_board b where b.id = ${id}::bigint`,
  ]);
  const post = found![0] ?? refuse('E_NOTFOUND');
  const { total, pages: totalPages } = counted![0] as { total: number; pages: number };
  return {
    ...post,
    boardDesc: shown(String(post.boardDesc ?? '')),
    mtBoardReplyList: replies!.map((reply) => ({
      ...reply,
      replyDesc: (reply.writerKind === 'operator' ? shown : shownOfUsers)(String(reply.replyDesc ?? '')),
    })),
    replyPage: {
      ...{ totalElements: total, size: repliesAtOnce, number: Math.min(asked, totalPages), totalPages },
    },
    respFileList: files,
    ...neighbours![0],
  };
}

/** One view more; E_NOTFOUND when visitors may not read the post. */
export async function countView(server: SignIn, id: number, again: () => Promise<boolean>): Promise<void> {
  const where = [sql`t.id = ${id}::bigint`, sql`t.del_yn = 'N'`, boardBehaviour.open!(visit(server).today)];
  const [found] = await server.database.read(system, [sql`select 1 ${posts(where)}`]);
  if (!found!.length) refuse('E_NOTFOUND');
  if (await again()) return;
  // A view is no change of the post: whoever edits it meanwhile is not disturbed.
  await server.database.write(system, (tx) =>
    tx.query(sql`update platform_system_board set search_cnt = coalesce(search_cnt, 0) + 1 where id = ${id}::bigint`),
  );
}
