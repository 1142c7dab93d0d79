-- Until when a student prepares for an exam, and how long a day. The days of the plan are made anew from where the student stands.
create table practice_plans (
  institute_id bigint not null,
  account_id uuid not null,
  exam_id smallint not null,
  exam_on date not null,
  minutes integer not null check (minutes between 15 and 360),
  saved_at timestamptz not null,
  primary key (institute_id, account_id, exam_id)
);
select kernel.protect('practice_plans', 'select, insert, update, delete');
