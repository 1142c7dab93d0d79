-- Every file that a job makes and a person fetches later, in one table instead of one for each kind.
create table made_files (
  institute_id bigint not null,
  id uuid not null,
  kind text not null check (length(kind) between 1 and 60),
  -- The paper, list or other thing that the file is of, where files are listed by it.
  subject_id uuid,
  -- What the file is made of, as the kind says it.
  about jsonb not null,
  -- Files of one queue wait for each other, and are counted together.
  queue text,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  failure text check (failure in ('time', 'memory', 'broken')),
  storage_keys text[] not null default '{}',
  bytes bigint,
  -- What else is worth knowing of what was made: pages, rows.
  facts jsonb not null default '{}',
  -- Nobody where the server itself or an employee of the provider asked.
  asked_by uuid,
  asked_at timestamptz not null,
  ready_at timestamptz,
  -- When the file, or the word that it failed, is removed.
  expires_at timestamptz,
  removed_at timestamptz,
  primary key (institute_id, id)
);

-- Row level security holds the owner too: it is lifted for the copies of every institute.
alter table paper_prints no force row level security;
alter table data_exports no force row level security;
alter table institute_exports no force row level security;

-- A job that waits knows the old table alone: what is not made yet has failed, and is asked for again.
insert into made_files (institute_id, id, kind, subject_id, about, queue, state, progress, failure, storage_keys, bytes, facts,
  asked_by, asked_at, ready_at, expires_at)
select institute_id, id, case when document in ('paper', 'key', 'solutions') then 'paperPrint' else 'resultPrint' end,
  coalesce(paper_id, list_id),
  jsonb_strip_nulls(jsonb_build_object('paperId', paper_id, 'listId', list_id, 'document', document, 'set', set_letter,
    case document when 'ranks' then 'issue' else 'version' end, paper_version)) || jsonb_build_object('choices', choices),
  'print', case when state in ('waiting', 'running') then 'failed' else state end, progress,
  case when state in ('waiting', 'running') then 'broken' else failure end,
  array_remove(array[storage_key], null), bytes, jsonb_strip_nulls(jsonb_build_object('pages', pages)), asked_by, asked_at,
  case when state = 'ready' then asked_at end, coalesce(expires_at, asked_at + interval '7 days')
from paper_prints;

insert into made_files (institute_id, id, kind, about, state, progress, failure, storage_keys, asked_by, asked_at, ready_at,
  expires_at, removed_at)
select institute_id, id, 'personalExport', '{}', case state when 'running' then 'failed' else 'ready' end, 100,
  case state when 'running' then 'broken' end,
  case state when 'ready' then array[institute_id || '/personal/' || id || '.json', institute_id || '/personal/' || id || '.html']
    else '{}' end,
  account_id, asked_at, ready_at, expires_at, case state when 'ready' then null else coalesce(expires_at, asked_at) end
from data_exports;

insert into made_files (institute_id, id, kind, about, state, progress, failure, storage_keys, bytes, facts, asked_by, asked_at,
  ready_at)
select institute_id, id, 'instituteExport', '{}', case status when 'running' then 'failed' else 'ready' end, 100,
  case status when 'running' then 'broken' end, case status when 'ready' then array[storage_key] else '{}' end, bytes,
  jsonb_build_object('rows', rows), actor_id, asked_at, ready_at
from institute_exports;

drop table paper_prints;
drop table data_exports;
drop table institute_exports;

create index made_files_of_subject on made_files (institute_id, kind, subject_id, asked_at desc);
create index made_files_asked_by on made_files (institute_id, asked_by) where asked_by is not null;
create index made_files_expire on made_files (institute_id, expires_at) where removed_at is null;
create index made_files_in_queue on made_files (institute_id, queue) where state in ('waiting', 'running');
select kernel.protect('made_files', 'select, insert, update, delete');
-- An institute that is closed by the provider is exported first.
grant select, insert, update on made_files to staff;
