-- The day of birth, as `2009-05-31`: whether somebody is a minor, and needs a guardian, depends on it.
alter table accounts add column birth_date text check (birth_date ~ '^\d{4}-\d{2}-\d{2}$');

-- Who answers for a minor. `sent_to` is proven by a code before the link counts; only the hash of the invitation's link lies here.
create table guardian_links (
  institute_id bigint not null,
  id uuid not null,
  student_id uuid not null,
  guardian_id uuid,
  name text not null,
  relation text not null check (relation in ('mother', 'father', 'guardian')),
  channel text not null check (channel in ('mail', 'sms')),
  sent_to text not null,
  token_hash bytea not null,
  state text not null check (state in ('invited', 'active', 'ended')),
  invited_by uuid not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, token_hash),
  foreign key (institute_id, student_id) references accounts (institute_id, id),
  foreign key (institute_id, guardian_id) references accounts (institute_id, id),
  check (state <> 'active' or guardian_id is not null)
);
create index guardian_links_of_student on guardian_links (institute_id, student_id);
create index guardian_links_of_guardian on guardian_links (institute_id, guardian_id);
create unique index guardian_links_once on guardian_links (institute_id, student_id, guardian_id) where state = 'active';
select kernel.protect('guardian_links', 'select, insert, update');

-- What a guardian agreed to or took back, for which purpose and under which version of the privacy text; never changed, only added to.
create table consents (
  institute_id bigint not null,
  id uuid not null,
  receipt_id uuid not null,
  student_id uuid not null,
  given_by uuid not null,
  purpose text not null check (purpose in ('learning_records', 'communications', 'marketing', 'photos')),
  granted boolean not null,
  policy_version integer not null,
  proven_by text not null check (proven_by in ('code', 'session')),
  at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, student_id) references accounts (institute_id, id),
  foreign key (institute_id, given_by) references accounts (institute_id, id)
);
create index consents_of_student on consents (institute_id, student_id, at desc);
create index consents_by_receipt on consents (institute_id, receipt_id);
create index consents_given_by on consents (institute_id, given_by);
select kernel.protect('consents', 'select, insert');

create table data_exports (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  state text not null check (state in ('running', 'ready', 'removed')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index data_exports_of_account on data_exports (institute_id, account_id, asked_at desc);
select kernel.protect('data_exports', 'select, insert, update');

-- A deletion waits until `due_at`; then one step for each domain, each recorded, so that a stop in between loses nothing.
create table account_deletions (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  cancelled_at timestamptz,
  done_domains text[] not null default '{}',
  finished_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create unique index account_deletions_pending on account_deletions (institute_id, account_id) where cancelled_at is null and finished_at is null;
select kernel.protect('account_deletions', 'select, insert, update');

-- A merge of two accounts, or a teacher's hand-over: one step for each domain, each recorded.
create table account_transfers (
  institute_id bigint not null,
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null,
  kind text not null check (kind in ('merge', 'handover')),
  asked_by uuid,
  asked_at timestamptz not null,
  done_domains text[] not null default '{}',
  finished_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, from_id) references accounts (institute_id, id),
  foreign key (institute_id, to_id) references accounts (institute_id, id),
  check (from_id <> to_id)
);
create index account_transfers_open on account_transfers (institute_id, asked_at) where finished_at is null;
select kernel.protect('account_transfers', 'select, insert, update');

-- What a person may have removed, and what moves with a merge.
grant update on media_files to app;
grant delete on answer_history, learner_profiles to app;
grant update on attempt_seats to app;
