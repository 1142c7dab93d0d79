-- What became of a question after it was written: kept by students, reported by them, answered by them.
create table question_bookmarks (
  institute_id bigint not null,
  account_id uuid not null,
  question_id uuid not null,
  version integer not null,
  attempt_id uuid not null,
  created_at timestamptz not null,
  primary key (institute_id, account_id, question_id)
);
select kernel.protect('question_bookmarks', 'select, insert, update, delete');

create table question_reports (
  institute_id bigint not null,
  id uuid not null,
  question_id uuid not null,
  version integer not null,
  account_id uuid,
  attempt_id uuid not null,
  reason text not null check (reason in ('answer', 'words', 'figure', 'translation', 'solution', 'other')),
  comment text not null,
  picture_id uuid,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  verdict text not null default '',
  judged_by uuid,
  judged_at timestamptz,
  created_at timestamptz not null,
  primary key (institute_id, id),
  unique (institute_id, account_id, question_id, version)
);
create index question_reports_by_state on question_reports (institute_id, state, created_at);
create index question_reports_of_question on question_reports (institute_id, question_id);
select kernel.protect('question_reports', 'select, insert, update, delete');

-- One row for each answer of a marked attempt; statistics are counted from it when somebody looks. Sums kept in one row for each
-- question would make everybody who submits the same paper wait for everybody else.
create table item_answers (
  institute_id bigint not null,
  question_id uuid not null,
  version integer not null,
  attempt_id uuid not null,
  account_id uuid not null,
  answer text,
  outcome text not null check (outcome in ('right', 'wrong', 'partial', 'unanswered')),
  seconds integer not null,
  first boolean not null,
  rest double precision,
  primary key (institute_id, question_id, version, attempt_id)
);
create index item_answers_of_account on item_answers (institute_id, account_id);
select kernel.protect('item_answers', 'select, insert, update, delete');
