-- The next date of an exam, as the institute names it. One for each exam: who has written the next one has replaced the last.
create table exam_dates (
  institute_id bigint not null,
  exam_id smallint not null references exams (id),
  title text not null check (length(title) between 1 and 80),
  day date not null,
  saved_at timestamptz not null,
  primary key (institute_id, exam_id)
);
select kernel.protect('exam_dates', 'select, insert, update, delete');
