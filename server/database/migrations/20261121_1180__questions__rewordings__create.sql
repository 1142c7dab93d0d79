-- Classification: how long a student needs, as the author expects.
alter table questions add column expected_seconds integer check (expected_seconds between 5 and 7200);

-- Changes of the words of many questions: they may take a job, and some questions may be left as they are.
alter table question_changes add column kind text not null default 'classification' check (kind in ('classification', 'words'));
alter table question_changes add column state text not null default 'done' check (state in ('done', 'working', 'undoing'));
alter table question_changes add column left_out integer not null default 0;

create table question_rewordings (
  institute_id bigint not null,
  change_id uuid not null,
  question_id uuid not null,
  state text not null check (state in ('planned', 'changed', 'refused', 'undone', 'changed_since')),
  version_before integer,
  key_before integer,
  version_after integer,
  key_after integer,
  problems json not null default '[]',
  primary key (institute_id, change_id, question_id),
  foreign key (institute_id, change_id) references question_changes (institute_id, id)
);
create index question_rewordings_by_state on question_rewordings (institute_id, change_id, state);
create index question_rewordings_of_question on question_rewordings (institute_id, question_id);
select kernel.protect('question_rewordings', 'select, insert, update');

-- The list of removed questions.
create index questions_removed on questions (institute_id, updated_at desc) where removed_at is not null;
