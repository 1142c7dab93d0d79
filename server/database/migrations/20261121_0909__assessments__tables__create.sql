create table papers (
  institute_id bigint not null,
  id uuid not null,
  kind text not null check (kind in ('PREDEFINED', 'CUSTOM', 'OVERVIEW')),
  status text not null check (status in ('draft', 'published', 'archived')),
  version integer not null default 0,
  revision integer not null default 1,
  draft jsonb not null,
  changed boolean not null default true,
  opens_at timestamptz,
  closes_at timestamptz,
  attempts_allowed integer not null default 1,
  result_visibility text not null default 'at_once' check (result_visibility in ('at_once', 'at_close', 'on_date')),
  results_on timestamptz,
  grace_seconds integer not null default 20,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
create index papers_by_time on papers (institute_id, status, updated_at desc);
select kernel.protect('papers', 'select, insert, update');

create table paper_settings_history (
  institute_id bigint not null,
  paper_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  settings jsonb not null,
  primary key (institute_id, paper_id, id),
  foreign key (institute_id, paper_id) references papers (institute_id, id)
);
select kernel.protect('paper_settings_history', 'select, insert');

create table paper_versions (
  institute_id bigint not null,
  paper_id uuid not null,
  version integer not null,
  title text not null,
  minutes integer not null,
  instructions jsonb not null,
  console jsonb not null,
  -- [{ id, title, rule, questions: [{ id, version, keyVersion, index }] }]: what was published, as it was.
  sections jsonb not null,
  questions integer not null,
  full_marks integer not null,
  published_by uuid,
  published_at timestamptz not null,
  primary key (institute_id, paper_id, version),
  foreign key (institute_id, paper_id) references papers (institute_id, id)
);
select kernel.protect('paper_versions', 'select, insert');

-- Which questions stand in which version: where-used, and what an import may not take back.
create table paper_questions (
  institute_id bigint not null,
  paper_id uuid not null,
  version integer not null,
  question_id uuid not null,
  question_version integer not null,
  key_version integer not null,
  index text not null default '999.0.0',
  primary key (institute_id, paper_id, version, question_id),
  foreign key (institute_id, paper_id, version) references paper_versions (institute_id, paper_id, version)
);
create index paper_questions_by_question on paper_questions (institute_id, question_id);
select kernel.protect('paper_questions', 'select, insert');

create table attempts (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid not null,
  paper_version integer not null,
  account_id uuid not null,
  number integer not null,
  seat integer not null default 0,
  started_at timestamptz not null,
  deadline timestamptz not null,
  grace interval not null,
  state text not null check (state in ('running', 'closed', 'marked')),
  ended_by text check (ended_by in ('submitted', 'expired')),
  ended_at timestamptz,
  last_sequence integer,
  primary key (institute_id, id),
  unique (institute_id, paper_id, account_id, number),
  foreign key (institute_id, paper_id, paper_version) references paper_versions (institute_id, paper_id, version)
) with (fillfactor = 80);
create unique index attempts_running on attempts (institute_id, paper_id, account_id) where state = 'running';
create index attempts_to_close on attempts (institute_id, deadline) where state <> 'marked';
create index attempts_of_account on attempts (institute_id, account_id, started_at desc);
select kernel.protect('attempts', 'select, insert, update');

create table attempt_seats (
  institute_id bigint not null,
  attempt_id uuid not null,
  seat integer not null,
  taken_at timestamptz not null,
  device text not null default '',
  address text not null default '',
  primary key (institute_id, attempt_id, seat),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
select kernel.protect('attempt_seats', 'select, insert');

-- `kind` is in the key: a draft must neither replace an answer nor hide behind it. Clear Response is an answer without a response, never a DELETE.
create table responses (
  institute_id bigint not null,
  attempt_id uuid not null,
  question_id uuid not null,
  kind text not null check (kind in ('answer', 'draft')),
  seat integer not null,
  sequence integer not null,
  answer jsonb not null,
  saved_at timestamptz not null,
  primary key (institute_id, attempt_id, question_id, kind),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
) with (fillfactor = 80);
select kernel.protect('responses', 'select, insert, update');

-- History, evidence of late writes, and what makes a write idempotent. No foreign key: the statement that writes it has just locked the attempt.
create table response_events (
  institute_id bigint not null,
  attempt_id uuid not null,
  seat integer not null,
  sequence integer not null,
  question_id uuid not null,
  kind text not null,
  answer jsonb not null,
  late boolean not null,
  saved_at timestamptz not null,
  primary key (institute_id, attempt_id, seat, sequence)
);
select kernel.protect('response_events', 'select, insert');

create table results (
  institute_id bigint not null,
  attempt_id uuid not null,
  result_version integer not null,
  paper_id uuid not null,
  paper_version integer not null,
  account_id uuid not null,
  -- Only the first attempt of a person stands in the rank list.
  ranked boolean not null,
  marks integer not null,
  full_marks integer not null,
  right_count integer not null,
  wrong_count integer not null,
  partial_count integer not null,
  unanswered_count integer not null,
  subjects jsonb not null,
  answers jsonb not null,
  marked_at timestamptz not null,
  primary key (institute_id, attempt_id),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
create index results_by_marks on results (institute_id, paper_id, paper_version, marks desc) where ranked;
create index results_of_account on results (institute_id, account_id, marked_at desc);
select kernel.protect('results', 'select, insert, update');
