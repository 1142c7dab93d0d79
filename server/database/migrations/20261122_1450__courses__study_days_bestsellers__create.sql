-- How long a learner watched on each day of the institute's calendar: seconds that were not seen before, counted by the statement that believes them.
create table study_days (
  institute_id bigint not null,
  account_id uuid not null,
  day date not null,
  seconds integer not null check (seconds >= 0),
  primary key (institute_id, account_id, day)
);
select kernel.protect('study_days', 'select, insert, update, delete');

-- Which courses are begun most, told anew every hour; what was begun lately is read by time.
alter table course_listings add column bestseller boolean not null default false;
create index enrolments_newest on enrolments (institute_id, enrolled_at) include (course_id);
