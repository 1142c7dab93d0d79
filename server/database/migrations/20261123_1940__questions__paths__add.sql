-- A question of a book is kept and reported where it is read, without an attempt.
alter table question_bookmarks alter column attempt_id drop not null;
alter table question_bookmarks add column path text;
alter table question_bookmarks add constraint question_bookmarks_place_check check (num_nonnulls(attempt_id, path) = 1);
alter table question_reports alter column attempt_id drop not null;
alter table question_reports add column path text;
alter table question_reports add constraint question_reports_place_check check (num_nonnulls(attempt_id, path) = 1);
