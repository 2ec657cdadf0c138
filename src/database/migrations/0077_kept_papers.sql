-- What a paper was set from that is kept as it left the house: it is printed again as it was, whatever its sources say by then.
alter table sys_file add column page json;
