-- Every kind of spreadsheet that is checked before anything is written, in one pair of tables instead of one for each kind.
create table sheet_checks (
  institute_id bigint not null,
  id uuid not null,
  kind text not null check (length(kind) between 1 and 60),
  -- What the whole file is for, as the kind says it: a batch, a course.
  about jsonb not null,
  file_name text not null,
  -- Headers of the file: those that are read and those that are not.
  headers jsonb not null default '{"read":[],"unread":[]}',
  status text not null check (status in ('checked', 'committed', 'undone', 'cancelled')),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (institute_id, id)
);

create table sheet_check_rows (
  institute_id bigint not null,
  check_id uuid not null,
  "row" integer not null,
  line integer not null,
  state text not null check (state in ('ready', 'already', 'refused', 'written')),
  -- As written in the file, by column.
  given jsonb not null,
  -- Whom the row means.
  account_id uuid,
  -- What else the row was found to mean; the kind says its form.
  meant jsonb not null default '{}',
  problems jsonb not null default '[]',
  primary key (institute_id, check_id, "row"),
  foreign key (institute_id, check_id) references sheet_checks (institute_id, id)
);

-- Row level security holds the owner too: it is lifted for the copies of every institute.
alter table batch_imports no force row level security;
alter table batch_import_rows no force row level security;
alter table access_imports no force row level security;
alter table access_import_rows no force row level security;
alter table person_imports no force row level security;
alter table person_import_rows no force row level security;

insert into sheet_checks (institute_id, id, kind, about, file_name, status, created_by, created_at)
select institute_id, id, 'memberImport', jsonb_build_object('batchId', batch_id), file_name, status, created_by, created_at
from batch_imports;
insert into sheet_check_rows (institute_id, check_id, "row", line, state, given, account_id, problems)
select institute_id, import_id, "row", line, state,
  jsonb_build_object('name', given_name, 'email', given_email, 'mobile', given_mobile), account_id,
  case when problem is null then '[]' else jsonb_build_array(jsonb_build_object('code', problem)) end
from batch_import_rows;

insert into sheet_checks (institute_id, id, kind, about, file_name, status, created_by, created_at)
select institute_id, id, 'accessImport', jsonb_build_object('courseId', course_id), file_name, status, created_by, created_at
from access_imports;
insert into sheet_check_rows (institute_id, check_id, "row", line, state, given, account_id, meant, problems)
select institute_id, import_id, "row", line, state, given, account_id,
  jsonb_build_object('courseId', course_id, 'endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
  case when problem is null then '[]' else jsonb_build_array(jsonb_build_object('code', problem)) end
from access_import_rows;

insert into sheet_checks (institute_id, id, kind, about, file_name, status, created_by, created_at)
select institute_id, id, 'personImport', jsonb_build_object('kind', kind), file_name, status, created_by, created_at
from person_imports;
-- These rows did not keep their line: the header is taken to be the first one.
insert into sheet_check_rows (institute_id, check_id, "row", line, state, given, account_id, meant, problems)
select institute_id, import_id, "row", "row" + 1, state,
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'role', role_name,
    'subjects', array_to_string(teaches, ', ')),
  account_id,
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'role', role_name, 'teaches', to_jsonb(teaches)),
  (select coalesce(jsonb_agg(jsonb_build_object('code', one->'code', 'column', case one->>'column'
      when 'First name' then 'firstName' when 'Last name' then 'lastName' when 'E-mail' then 'email' when 'Role' then 'role' else 'subjects' end)),
    '[]') from jsonb_array_elements(problems) as one)
from person_import_rows;

drop table batch_import_rows;
drop table batch_imports;
drop table access_import_rows;
drop table access_imports;
drop table person_import_rows;
drop table person_imports;

create index sheet_check_rows_of_account on sheet_check_rows (institute_id, account_id) where account_id is not null;
select kernel.protect('sheet_checks', 'select, insert, update');
select kernel.protect('sheet_check_rows', 'select, insert, update, delete');
