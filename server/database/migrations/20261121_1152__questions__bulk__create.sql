-- Changes of many questions at once. What each had before and got stands beside it, so that a change can be taken back.
create table question_changes (
  institute_id bigint not null,
  id uuid not null,
  change jsonb not null,
  questions integer not null,
  made_by uuid,
  made_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  primary key (institute_id, id)
);
create index question_changes_by_time on question_changes (institute_id, made_at desc);
select kernel.protect('question_changes', 'select, insert, update');

create table question_change_rows (
  institute_id bigint not null,
  change_id uuid not null,
  question_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  primary key (institute_id, change_id, question_id)
);
create index question_change_rows_of_question on question_change_rows (institute_id, question_id);
select kernel.protect('question_change_rows', 'select, insert');
