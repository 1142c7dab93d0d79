-- A batch is taught together; a group is any other set of students.
create table batches (
  institute_id bigint not null,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('batch', 'group')),
  description text not null default '',
  archived_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
create unique index batches_by_name on batches (institute_id, lower(name)) where archived_at is null;
select kernel.protect('batches', 'select, insert, update');

create table batch_members (
  institute_id bigint not null,
  batch_id uuid not null,
  account_id uuid not null,
  since timestamptz not null,
  added_by uuid not null,
  primary key (institute_id, batch_id, account_id),
  foreign key (institute_id, batch_id) references batches (institute_id, id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index batch_members_of_account on batch_members (institute_id, account_id);
select kernel.protect('batch_members', 'select, insert, update, delete');

-- Who came, went and moved; never changed, but for the person it is about.
create table batch_moves (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('added', 'imported', 'removed', 'moved')),
  from_batch_id uuid,
  to_batch_id uuid,
  actor_id uuid not null,
  at timestamptz not null,
  reason text not null default '',
  primary key (institute_id, id),
  check (from_batch_id is not null or to_batch_id is not null)
);
create index batch_moves_from on batch_moves (institute_id, from_batch_id, at desc);
create index batch_moves_to on batch_moves (institute_id, to_batch_id, at desc);
create index batch_moves_of_account on batch_moves (institute_id, account_id, at desc);
select kernel.protect('batch_moves', 'select, insert, update, delete');

-- What a batch opens to its members: one grant for each, whose source names batch and assignment.
create table batch_assignments (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  thing_kind text not null,
  thing_id uuid not null,
  starts_at timestamptz,
  ends_at timestamptz,
  assigned_by uuid not null,
  assigned_at timestamptz not null,
  ended_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, batch_id) references batches (institute_id, id)
);
create unique index batch_assignments_once on batch_assignments (institute_id, batch_id, thing_kind, thing_id) where ended_at is null;
create index batch_assignments_of_thing on batch_assignments (institute_id, thing_kind, thing_id);
select kernel.protect('batch_assignments', 'select, insert, update');

-- A spreadsheet of members, read as a dry run.
create table batch_imports (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  file_name text not null,
  status text not null check (status in ('checked', 'committed', 'cancelled')),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, batch_id) references batches (institute_id, id)
);
select kernel.protect('batch_imports', 'select, insert, update');

create table batch_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  "row" integer not null,
  line integer not null,
  state text not null check (state in ('ready', 'already', 'refused')),
  given_name text not null,
  given_email text not null,
  given_mobile text not null,
  account_id uuid,
  problem text,
  primary key (institute_id, import_id, "row"),
  foreign key (institute_id, import_id) references batch_imports (institute_id, id)
);
create index batch_import_rows_of_account on batch_import_rows (institute_id, account_id) where account_id is not null;
select kernel.protect('batch_import_rows', 'select, insert, update, delete');
