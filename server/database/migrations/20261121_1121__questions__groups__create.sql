-- A passage or a stem that several questions share. Its words are versioned as those of questions are: a paper keeps the version it was
-- published with. Which questions belong to it, and in which order, stands with the questions.
create table question_groups (
  institute_id bigint not null,
  id uuid not null,
  title text not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
create index question_groups_by_time on question_groups (institute_id, updated_at desc, id);
select kernel.protect('question_groups', 'select, insert, update');

create table question_group_versions (
  institute_id bigint not null,
  group_id uuid not null,
  version integer not null,
  stem json not null,
  created_at timestamptz not null,
  primary key (institute_id, group_id, version),
  foreign key (institute_id, group_id) references question_groups (institute_id, id)
);
select kernel.protect('question_group_versions', 'select, insert');

alter table questions add column group_id uuid;
alter table questions add column group_position integer;
create index questions_of_group on questions (institute_id, group_id, group_position) where group_id is not null;
