-- Questions of visitors and members on the Q&A board wait for an answer. Where it goes stands apart from the post: everybody
-- may read a post, nobody this address; it goes with the answer.
alter table platform_system_board add column ask_st_cd varchar(30);

create table sys_board_asker (
  board_id bigint primary key references platform_system_board (id) on delete cascade,
  email varchar(100) not null,
  lang varchar(5) not null,
  asked_dtm timestamptz not null
);
alter table sys_board_asker enable row level security;
create policy p_system on sys_board_asker using (app_corp_id() = 1) with check (app_corp_id() = 1);

update platform_system_board b set ask_st_cd = case when exists (
    select from platform_system_board_mt_board_reply r where r.parent_id = b.id and r.user_corp_id = 1) then 'DONE' else 'WAIT' end
  where board_cd = 'platform_qna' and del_yn = 'N';
