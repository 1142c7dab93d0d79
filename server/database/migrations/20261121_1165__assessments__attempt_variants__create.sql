-- The numbers that an attempt was given for each of its questions with variables: drawn with it, never drawn again. A draw that
-- gave other numbers in a later release would mark a student by numbers that stood on no screen.
create table attempt_variants (
  institute_id bigint not null,
  attempt_id uuid not null,
  question_id uuid not null,
  -- { name: number as it is shown }
  variant jsonb not null,
  primary key (institute_id, attempt_id, question_id),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
select kernel.protect('attempt_variants', 'select, insert');
