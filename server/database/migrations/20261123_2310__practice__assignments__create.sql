-- What a teacher asks some students of a batch to practise until a day of the institute's calendar.
create table practice_assignments (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  exam_id smallint not null,
  chapter_ids uuid[] not null check (cardinality(chapter_ids) between 1 and 5),
  questions integer not null check (questions between 3 and 40),
  due_on date not null,
  note text not null,
  assigned_by uuid not null,
  assigned_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (institute_id, id)
);
create index practice_assignments_of_batch on practice_assignments (institute_id, batch_id, assigned_at);

create table practice_assigned (
  institute_id bigint not null,
  assignment_id uuid not null,
  account_id uuid not null,
  primary key (institute_id, assignment_id, account_id),
  foreign key (institute_id, assignment_id) references practice_assignments (institute_id, id)
);
create index practice_assigned_of_account on practice_assigned (institute_id, account_id);

select kernel.protect('practice_assignments', 'select, insert, update');
select kernel.protect('practice_assigned', 'select, insert, update, delete');
