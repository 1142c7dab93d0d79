-- A session names the version of its paper that is ranked, with those declared equal to it: a later version with other questions moves
-- nobody out of the list. What there was follows the newest version, so that stands for it.
-- Row level security holds the owner too: it is lifted for this one statement about every institute.
alter table rank_list_sessions add column version integer;
alter table rank_list_sessions no force row level security;
alter table papers no force row level security;
update rank_list_sessions s set version = p.version from papers p where p.institute_id = s.institute_id and p.id = s.paper_id;
alter table rank_list_sessions force row level security;
alter table papers force row level security;
alter table rank_list_sessions alter column version set not null;
alter table rank_list_sessions add foreign key (institute_id, paper_id, version) references paper_versions (institute_id, paper_id, version);

-- Lists over a paper whose results were marked again.
create index rank_list_sessions_of_paper on rank_list_sessions (institute_id, paper_id);
