-- What is believed of a student: mean and variance of a normal distribution, in logits.
create table practice_students (
  institute_id bigint not null,
  account_id uuid not null,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  answers integer not null check (answers >= 0),
  primary key (institute_id, account_id)
);

-- The student in one chapter, above or below what he is in all.
create table practice_skills (
  institute_id bigint not null,
  account_id uuid not null,
  chapter_id uuid not null,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  answers integer not null check (answers >= 0),
  mastered boolean not null,
  last_at timestamptz not null,
  primary key (institute_id, account_id, chapter_id)
);

-- How hard a question is, learned from first answers. The fit of its own stands beside it, and neither changes what its author wrote.
create table practice_items (
  institute_id bigint not null,
  question_id uuid not null,
  chapter_id uuid not null,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  answers integer not null check (answers >= 0),
  guess double precision not null check (guess >= 0 and guess < 1),
  shown integer not null check (shown >= 0),
  slope double precision,
  fitted double precision,
  fitted_at timestamptz,
  primary key (institute_id, question_id),
  check (num_nulls(slope, fitted, fitted_at) in (0, 3))
);
create index practice_items_of_chapter on practice_items (institute_id, chapter_id);

create table practice_chapters (
  institute_id bigint not null,
  chapter_id uuid not null,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  -- Sets that asked something of it: what share of them showed a question is its exposure.
  sets integer not null check (sets >= 0),
  primary key (institute_id, chapter_id)
);

-- Every answer that was learned from, once each: a job that runs again finds its source here.
create table practice_taken (
  institute_id bigint not null,
  account_id uuid not null,
  question_id uuid not null,
  source_id uuid not null,
  chapter_id uuid not null,
  credit double precision not null check (credit between 0 and 1),
  first boolean not null,
  taken_at timestamptz not null,
  primary key (institute_id, account_id, question_id, source_id)
);
create index practice_taken_by_time on practice_taken (institute_id, account_id, taken_at);
create index practice_taken_first on practice_taken (institute_id, question_id) where first;

create table practice_sessions (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('smart', 'chapter', 'placement', 'checkpoint')),
  exam_id smallint not null,
  chapter_id uuid,
  questions integer not null check (questions between 1 and 40),
  state text not null check (state in ('running', 'finished')),
  -- How each chapter stood when its first question was asked.
  standings jsonb not null,
  passed boolean,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (institute_id, id),
  check ((state = 'finished') = (ended_at is not null))
);
create index practice_sessions_of_account on practice_sessions (institute_id, account_id, state, started_at);

create table practice_questions (
  institute_id bigint not null,
  session_id uuid not null,
  position integer not null check (position >= 1),
  question_id uuid not null,
  version integer not null,
  key_version integer not null,
  chapter_id uuid not null,
  area_id uuid not null,
  variant jsonb,
  why jsonb not null,
  asked_at timestamptz not null,
  response jsonb,
  outcome text check (outcome in ('right', 'wrong', 'partial', 'unanswered')),
  seconds integer,
  answered_at timestamptz,
  primary key (institute_id, session_id, position),
  foreign key (institute_id, session_id) references practice_sessions (institute_id, id),
  check (num_nulls(outcome, seconds, answered_at) in (0, 3))
);
create unique index practice_questions_once on practice_questions (institute_id, session_id, question_id);

create table practice_goals (
  institute_id bigint not null,
  account_id uuid not null,
  questions integer not null check (questions between 5 and 100),
  rest_days smallint[] not null,
  primary key (institute_id, account_id)
);

-- A chapter that another one rests on, in an exam.
create table practice_links (
  institute_id bigint not null,
  exam_id smallint not null,
  chapter_id uuid not null,
  before_id uuid not null,
  primary key (institute_id, exam_id, chapter_id, before_id),
  check (chapter_id <> before_id)
);

select kernel.protect('practice_students', 'select, insert, update, delete');
select kernel.protect('practice_skills', 'select, insert, update, delete');
select kernel.protect('practice_items', 'select, insert, update, delete');
select kernel.protect('practice_chapters', 'select, insert, update, delete');
select kernel.protect('practice_taken', 'select, insert, update, delete');
select kernel.protect('practice_sessions', 'select, insert, update, delete');
select kernel.protect('practice_questions', 'select, insert, update, delete');
select kernel.protect('practice_goals', 'select, insert, update, delete');
select kernel.protect('practice_links', 'select, insert, update, delete');
