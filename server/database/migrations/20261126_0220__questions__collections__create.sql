-- A named set of questions that staff keep, to add it to a paper again and again.
create table question_collections (
  institute_id bigint not null,
  id uuid not null,
  name text not null,
  updated_at timestamptz not null,
  primary key (institute_id, id)
);
create unique index question_collections_by_name on question_collections (institute_id, lower(name));

create table question_collection_members (
  institute_id bigint not null,
  collection_id uuid not null,
  question_id uuid not null,
  primary key (institute_id, collection_id, question_id),
  foreign key (institute_id, collection_id) references question_collections (institute_id, id) on delete cascade,
  foreign key (institute_id, question_id) references questions (institute_id, id) on delete cascade
);
create index question_collection_members_of_question on question_collection_members (institute_id, question_id);
select kernel.protect('question_collections', 'select, insert, update, delete');
select kernel.protect('question_collection_members', 'select, insert, update, delete');
