-- Why an account is closed: `misuse` is a block that may be lifted; whoever left or was merged stays out.
alter table accounts add column disabled_as text check (disabled_as in ('misuse', 'left', 'merged'));
alter table accounts add column disabled_reason text;
alter table accounts add column disabled_at timestamptz;
alter table accounts add column disabled_by uuid;
create index accounts_by_role on accounts (institute_id, role_name);
grant delete on roles to app;
-- Only accounts of an import that nobody has used are removed; foreign keys keep every other.
grant delete on accounts to app;

-- An invitation by mail. Only the hash of its link lies here. `account_id` where the account is there already and lacks a password.
create table staff_invitations (
  institute_id bigint not null,
  id uuid not null,
  email text not null check (email = lower(email)),
  role_name text not null,
  teaches text[] not null default '{}',
  token_hash bytea not null,
  account_id uuid,
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, token_hash),
  foreign key (institute_id, account_id) references accounts (institute_id, id),
  foreign key (institute_id, invited_by) references accounts (institute_id, id),
  check (accepted_at is null or withdrawn_at is null)
);
create index staff_invitations_newest on staff_invitations (institute_id, sent_at desc);
create unique index staff_invitations_open on staff_invitations (institute_id, email) where accepted_at is null and withdrawn_at is null;
create index staff_invitations_of_account on staff_invitations (institute_id, account_id);
select kernel.protect('staff_invitations', 'select, insert, update, delete');

-- Somebody of staff looks at a student's pages for a while, and says why.
create table student_views (
  institute_id bigint not null,
  id uuid not null,
  staff_id uuid not null,
  session_id uuid not null,
  student_id uuid not null,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, staff_id) references accounts (institute_id, id),
  foreign key (institute_id, student_id) references accounts (institute_id, id)
);
create index student_views_of_student on student_views (institute_id, student_id);
select kernel.protect('student_views', 'select, insert, update');

-- A list of people from a spreadsheet: a dry run until it is committed.
create table person_imports (
  institute_id bigint not null,
  id uuid not null,
  kind text not null check (kind in ('student', 'staff')),
  file_name text not null,
  status text not null check (status in ('checked', 'committed', 'undone', 'cancelled')),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, created_by) references accounts (institute_id, id)
);
select kernel.protect('person_imports', 'select, insert, update');

create table person_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  row integer not null,
  state text not null check (state in ('ready', 'refused', 'written')),
  first_name text not null,
  last_name text not null,
  email text not null,
  role_name text not null,
  teaches text[] not null default '{}',
  problems jsonb not null default '[]',
  account_id uuid,
  primary key (institute_id, import_id, row),
  foreign key (institute_id, import_id) references person_imports (institute_id, id)
);
create index person_import_rows_of_account on person_import_rows (institute_id, account_id);
select kernel.protect('person_import_rows', 'select, insert, update');

-- Employees of the provider read an institute's people under a switch.
grant select on account_transfers, staff_invitations, person_imports, person_import_rows to staff;
