-- Papers that students make for themselves: the exam of the paper, and who may practise it later.
alter table papers
  -- The exam that it prepares for, where that was said: of papers that students make. Others show it by their pattern or their subjects.
  add column exam_id smallint references exams (id),
  -- Who missed it may practise it after it closed.
  add column practice_after_close boolean not null default false;
create index papers_of_maker on papers (institute_id, created_by, kind, created_at desc) where kind <> 'PREDEFINED';

-- A paper, or what went wrong in an attempt at it, taken without a clock: never an attempt, never a result.
create table paper_practice_runs (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid not null,
  paper_version integer not null,
  account_id uuid not null,
  -- Whose wrong answers it takes again; null: the whole paper.
  attempt_id uuid,
  -- In the order in which they are asked.
  question_ids uuid[] not null,
  -- { question id: { name: number as it is shown } } of questions with variables: drawn with the run, never drawn again.
  variants jsonb not null,
  state text not null check (state in ('running', 'finished')),
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, paper_id, paper_version) references paper_versions (institute_id, paper_id, version)
);
-- One waits at a time for each paper and for each attempt's wrong ones: a double click starts one.
create unique index paper_practice_runs_running on paper_practice_runs
  (institute_id, account_id, paper_id, coalesce(attempt_id, '00000000-0000-0000-0000-000000000000')) where state = 'running';
select kernel.protect('paper_practice_runs', 'select, insert, update, delete');

create table paper_practice_answers (
  institute_id bigint not null,
  run_id uuid not null,
  question_id uuid not null,
  -- Null: the solution was asked for instead.
  response jsonb,
  outcome text not null check (outcome in ('right', 'wrong', 'partial', 'unanswered')),
  marks integer not null,
  full_marks integer not null,
  explanation jsonb not null,
  seconds integer not null,
  answered_at timestamptz not null,
  primary key (institute_id, run_id, question_id),
  foreign key (institute_id, run_id) references paper_practice_runs (institute_id, id)
);
select kernel.protect('paper_practice_answers', 'select, insert, delete');

-- What the counts of a student's choice are made from: the index alone answers them.
create index questions_on_shelf on questions (institute_id, subject_id, knowledge_area_id, difficulty)
  include (id, type, approved_type, past_exams, review_state, approved_version) where removed_at is null and status = 'active' and group_id is null;
