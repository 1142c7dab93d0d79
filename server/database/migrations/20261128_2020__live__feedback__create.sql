-- What a student says of a class that they were in. Staff read it without names, and of many together.
create table live_ratings (
  institute_id bigint not null,
  class_id uuid not null,
  account_id uuid not null,
  stars smallint not null check (stars between 1 and 5),
  good jsonb not null,
  better jsonb not null,
  words text not null,
  rated_at timestamptz not null,
  primary key (institute_id, class_id, account_id)
);

-- What is not clear after a class, and the answer of its teacher.
create table live_doubts (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  words text not null,
  asked_at timestamptz not null,
  answer text not null default '',
  answered_by uuid,
  answered_at timestamptz,
  primary key (institute_id, id)
);
create index live_doubts_of_class on live_doubts (institute_id, class_id, id);

alter table live_ratings add constraint live_ratings_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);
alter table live_doubts add constraint live_doubts_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);

select kernel.protect('live_ratings', 'select, insert, update, delete');
select kernel.protect('live_doubts', 'select, insert, update, delete');
