-- A checkpoint of a course asks of all chapters of its subjects.
alter table practice_sessions add column course_id uuid;
create index practice_sessions_of_course on practice_sessions (institute_id, account_id, course_id) where course_id is not null;
