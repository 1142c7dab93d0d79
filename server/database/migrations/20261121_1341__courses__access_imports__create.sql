-- A spreadsheet of learners, read as a dry run. Without a course of its own, a column names the course of each row.
create table access_imports (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid,
  file_name text not null,
  status text not null check (status in ('checked', 'committed', 'cancelled')),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (institute_id, id)
);
select kernel.protect('access_imports', 'select, insert, update');

create table access_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  "row" integer not null,
  line integer not null,
  state text not null check (state in ('ready', 'already', 'refused')),
  -- As written in the file.
  given jsonb not null,
  account_id uuid,
  course_id uuid,
  ends_at timestamptz,
  problem text,
  primary key (institute_id, import_id, "row"),
  foreign key (institute_id, import_id) references access_imports (institute_id, id)
);
create index access_import_rows_of_account on access_import_rows (institute_id, account_id) where account_id is not null;
select kernel.protect('access_import_rows', 'select, insert, update, delete');
