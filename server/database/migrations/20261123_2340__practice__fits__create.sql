-- What each night made of the first answers to a question: its history, the newest of which stands in practice_items too.
create table practice_fits (
  institute_id bigint not null,
  question_id uuid not null,
  fitted_at timestamptz not null,
  slope double precision not null check (slope > 0),
  fitted double precision not null,
  answers integer not null check (answers > 0),
  primary key (institute_id, question_id, fitted_at)
);
select kernel.protect('practice_fits', 'select, insert, update, delete');

-- A night that was interrupted goes on with the chapters that are still old.
alter table practice_chapters add column calibrated_at timestamptz;
create index practice_taken_of_chapter on practice_taken (institute_id, chapter_id, account_id, question_id) where first;
