-- A rank list over several papers: sessions of one exam, merged by percentile, or parts whose marks are added.
create table rank_lists (
  institute_id bigint not null,
  id uuid not null,
  title text not null,
  combine text not null check (combine in ('best_percentile', 'sum')),
  tie_chain_id text references tie_chains (id),
  shared boolean not null,
  revision integer not null,
  -- The newest issue; 0 before the first.
  issue integer not null default 0,
  archived_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
select kernel.protect('rank_lists', 'select, insert, update');

create table rank_list_sessions (
  institute_id bigint not null,
  list_id uuid not null,
  paper_id uuid not null,
  position smallint not null,
  label text not null,
  primary key (institute_id, list_id, paper_id),
  foreign key (institute_id, list_id) references rank_lists (institute_id, id),
  foreign key (institute_id, paper_id) references papers (institute_id, id)
);
select kernel.protect('rank_list_sessions', 'select, insert, delete');

-- What was issued stays as it was: a later issue is a further row.
create table rank_list_issues (
  institute_id bigint not null,
  list_id uuid not null,
  issue integer not null,
  issued_at timestamptz not null,
  issued_by uuid,
  candidates integer not null,
  sessions jsonb not null,
  -- Of rules and results together: the same digest gives the same list.
  digest text not null,
  primary key (institute_id, list_id, issue),
  foreign key (institute_id, list_id) references rank_lists (institute_id, id)
);
select kernel.protect('rank_list_issues', 'select, insert');

create table rank_list_entries (
  institute_id bigint not null,
  list_id uuid not null,
  issue integer not null,
  account_id uuid not null,
  rank integer not null,
  attempt_id uuid not null,
  session text not null,
  marks integer not null,
  at_or_below integer not null,
  of integer not null,
  -- [{ subject, marks, atOrBelow, of }]
  subjects jsonb not null,
  primary key (institute_id, list_id, issue, account_id),
  foreign key (institute_id, list_id, issue) references rank_list_issues (institute_id, list_id, issue)
);
create index rank_list_entries_by_rank on rank_list_entries (institute_id, list_id, issue, rank);
create index rank_list_entries_of_account on rank_list_entries (institute_id, account_id);
-- Two accounts of one person become one: the entry moves with it.
select kernel.protect('rank_list_entries', 'select, insert, update, delete');

-- Who is shown on leaderboards, under a name that the product proposed. No row: not shown.
create table leader_choices (
  institute_id bigint not null,
  account_id uuid not null,
  shown boolean not null,
  pseudonym text,
  updated_at timestamptz not null,
  primary key (institute_id, account_id),
  unique (institute_id, pseudonym)
);
select kernel.protect('leader_choices', 'select, insert, update, delete');

-- Scorecards that somebody may check by their code; a revoked one is confirmed to nobody.
create table scorecards (
  institute_id bigint not null,
  id uuid not null,
  attempt_id uuid not null,
  account_id uuid not null,
  code text not null,
  result_version integer not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, code),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
create unique index scorecards_valid on scorecards (institute_id, attempt_id) where revoked_at is null;
select kernel.protect('scorecards', 'select, insert, update');
